import { Link } from "react-router";
import { LIST_PATHS, paths } from "../paths.ts";
import "./footer.css";
import { Mark } from "./mark.tsx";
import { useShellFacts } from "./shell-facts.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const COLUMNS = [
  {
    title: "PCs and laptops",
    links: [
      { title: "All gaming PCs", to: LIST_PATHS["gaming-pcs"] },
      { title: "Ready-made PCs", to: LIST_PATHS["prebuilt-gaming-pcs"] },
      { title: "Built to order", to: `${LIST_PATHS["gaming-pcs"]}?delivery=built-to-order` },
      { title: "Refurbished PCs", to: `${LIST_PATHS["gaming-pcs"]}?kind=refurbished` },
      { title: "Gaming laptops", to: LIST_PATHS["gaming-laptops"] },
    ],
  },
  {
    title: "Gear and parts",
    links: [
      { title: "All gear", to: LIST_PATHS["gear-store"] },
      { title: "Monitors", to: LIST_PATHS["gaming-monitors"] },
      { title: "Chairs and desks", to: LIST_PATHS["gaming-setup"] },
      { title: "PC parts", to: LIST_PATHS["pc-parts"] },
      { title: "Refurbished parts", to: LIST_PATHS["refurbished-components"] },
      { title: "Bundles", to: LIST_PATHS["bundle-deals"] },
    ],
  },
  {
    title: "Before you buy",
    links: [
      { title: "What RDY means", to: paths.aboutReadyMade },
      { title: "Why refurbished", to: paths.aboutRefurbished },
      { title: "Warranty", to: paths.aboutWarranty },
      { title: "Shipping", to: paths.shipping },
      { title: "Returns", to: paths.returns },
    ],
  },
  {
    title: "Company",
    links: [
      { title: "About our pictures", to: paths.aboutPictures },
      { title: "Terms of sale", to: paths.terms },
      { title: "Privacy Policy", to: paths.privacy },
    ],
  },
] as const;

export function Footer() {
  const { name, supportEmail, supportPhone, supportHours, social, year } = useShellFacts();
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer__columns">
          <div>
            <Link className="logo" to={paths.home} aria-label={`${name}, home`}>
              <Mark />
              {name}
            </Link>
            <p className="footer__claim muted">
              Gaming PCs and laptops, built and tested by hand, for the USA and Canada.
            </p>
            <p className="footer__contact">
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
              <br />
              <a className="link" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
                {supportPhone}
              </a>
              <br />
              <span className="type-13 muted">{supportHours}</span>
            </p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="footer__title">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer__legal">
          <p>
            Product pictures are rendered images; actual parts may differ in color or label. Prices in US dollars,
            before tax and shipping.
          </p>
          <ThemeChoice />
          <ul className="footer__social">
            {social.map(({ name: network, url }) => (
              <li key={url}>
                <a className="link" href={url} rel="noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
          <p>
            © {year} {name}
          </p>
        </div>
      </div>
    </footer>
  );
}
