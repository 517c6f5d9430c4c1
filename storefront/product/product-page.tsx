import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import type { Product } from "#contract/catalog.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button.tsx";
import { cardBoxWords } from "#words/card-box.ts";
import { alertPageWords } from "#words/email-alerts.ts";
import { pointsPageWords } from "#words/points.ts";
import { promotionWords } from "#words/promotions.ts";
import { productWords } from "#words/product.ts";
import { showroomWords } from "#words/showroom.ts";
import { apiContext } from "../api/api-context.ts";
import { CompareLink } from "../compare/compare-link.tsx";
import { FaqList } from "../content/faq-list.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { FrameSection } from "../frames/frame-section.tsx";
import { SaveButton } from "../lists/save-button.tsx";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { LIST_PATHS, SECTION_PATHS } from "../list-paths.ts";
import { EMAIL_ALERTS, paths } from "../paths.ts";
import { holdsOf, type ShellFacts, usePromises, useShellFacts } from "../shell/shell-facts.ts";
import { showroomFacts } from "../showroom/showroom-facts.ts";
import { island } from "../islands/island.tsx";
import { BuyBox } from "./buy-box.tsx";
import { CompleteYourPurchase } from "./complete-your-purchase.tsx";
import { Condition } from "./condition.tsx";
import { forBuyBox } from "./for-buy-box.ts";
import { Gallery } from "./gallery.tsx";
import { loadProduct } from "./load-product.ts";
import { MonthlyOffersList } from "./monthly-offers-list.tsx";
import { PartsBill } from "./parts-bill.tsx";
import { ProductData } from "./product-data.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { Reviews } from "./reviews.tsx";
import { SpecTable } from "./spec-table.tsx";
import "./product-page.css";

const BuyBoxIsland = island("buy-box", BuyBox, "load");
const SaveButtonIsland = island("save-button", SaveButton, "interact");
const CompareLinkIsland = island("compare-link", CompareLink, "interact");
const GalleryIsland = island("gallery", Gallery, "idle");

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadProduct(context.get(apiContext), request.url, params);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, origin } = loaderData;
  return pageMeta({
    matches,
    origin,
    path: product.link,
    title: product.search.title,
    description: product.search.description,
    share: product.share,
    kind: "product",
    noIndex: !product.search.isIndexed,
    price: product.price.amount,
  });
};

/** One product: pictures and the buy box, then what is inside and what others ask. */
export default function ProductPage() {
  const { sections } = useShellFacts();
  const promises = usePromises();
  const { product, variant, origin, frames, deals } = useLoaderData<typeof loader>();
  const isGone = product.availability.state === "sold_out";
  const stage = showroomFacts(product);
  return (
    <main id="main" className="product">
      <div className="page">
        <Breadcrumb links={breadcrumbLinks(product, sections)} here={product.name} />
        <div className="product__top">
          <div className="product__pictures">
            <GalleryIsland
              pictures={product.gallery.length > 0 ? product.gallery : [product.picture]}
              name={product.name}
            />
            <PageContents product={product} />
          </div>
          <div className="product__buy">
            <BuyBoxIsland product={forBuyBox(product)} first={variant} returns={promises.returns}>
              {product.configurator !== null && (
                <a className={buttonClass()} href={product.configurator}>
                  {productWords.chooseParts}
                </a>
              )}
              {beginsInLab(product, sections) && (
                <a className="link link--alone" href={`${SECTION_PATHS["pc-lab"]}/${product.slug}`}>
                  {productWords.otherParts}
                </a>
              )}
              <SaveButtonIsland skuId={variant.skuId} name={product.name} look="words" />
              <CompareLinkIsland skuId={variant.skuId} name={product.name} />
              {stage && (
                <>
                  <ModalLinkIsland modal={{ film: stage }} to={stage.page}>
                    {showroomWords.watchIt}
                  </ModalLinkIsland>
                  <ModalLinkIsland modal={stage} to={stage.page}>
                    {showroomWords.turnIt}
                  </ModalLinkIsland>
                </>
              )}
              {!isGone && (
                <ModalLinkIsland
                  modal={{ skuId: variant.skuId, name: product.name }}
                  to={`${EMAIL_ALERTS}?sku=${variant.skuId}`}
                >
                  {alertPageWords.watchTitle}
                </ModalLinkIsland>
              )}
              {deals > 0 && (
                <ModalLinkIsland
                  modal={{ deals: product.skuId, name: product.name }}
                  to={paths.promotionsOf(product.skuId)}
                >
                  {promotionWords.openOf(deals)}
                </ModalLinkIsland>
              )}
              {product.cardBox && (
                <ModalLinkIsland
                  modal={{ card: { Slots: product.cardBox.slots, Box: product.cardBox.box }, name: product.name }}
                  to={paths.aboutCardBox}
                >
                  {product.cardBox.box === "apart" ? cardBoxWords.mustShort : cardBoxWords.mayShort}
                </ModalLinkIsland>
              )}
              {!product.preOrder && (
                <p className="muted">
                  {productWords.points(promises["points.earned"])}{" "}
                  <ModalLinkIsland modal="reward-point-intro" to={paths.aboutPoints}>
                    {pointsPageWords.how}
                  </ModalLinkIsland>
                </p>
              )}
            </BuyBoxIsland>
            <MonthlyOffersList monthly={product.monthly} skuId={variant.skuId} />
          </div>
        </div>
      </div>
      {isGone && <RelatedProducts products={product.related} title={productWords.similar} />}
      <Condition product={product} />
      <SpecTable product={product} />
      {frames && <FrameSection frames={frames} />}
      <PartsBill product={product} />
      <CompleteYourPurchase product={product} />
      <Reviews product={product} />
      <FaqList title={product.kind === "pc" ? productWords.questionsPc : productWords.questions} faq={product.faq} />
      {!isGone && <RelatedProducts products={product.related} title={productWords.compare} />}
      <ProductData product={product} variant={variant} origin={origin} />
    </main>
  );
}

/** Of a new PC that is built already, PC Lab builds another of its parts. */
function beginsInLab({ configurator, partsCode, condition }: Product, sections: ShellFacts["sections"]): boolean {
  return configurator === null && partsCode !== null && condition === null && holdsOf(sections, "pc-lab");
}

function breadcrumbLinks({ kind, category }: Product, sections: ShellFacts["sections"]) {
  const isGear = (kind === "gear" || kind === "part") && holdsOf(sections, "gear-store");
  return [
    { key: "home", link: <a href={paths.home}>{productWords.home}</a> },
    ...(isGear && category.link !== LIST_PATHS["gear-store"]
      ? [{ key: "gear", link: <a href={LIST_PATHS["gear-store"]}>{productWords.gear}</a> }]
      : []),
    { key: "category", link: <a href={category.link}>{category.title}</a> },
  ];
}

/** Ways down the page. */
function PageContents({ product }: { product: Product }) {
  const links = [
    {
      href: "#inside",
      title: product.kind === "pc" ? productWords.contents.parts : productWords.contents.facts,
      isThere: product.specTable.length > 0,
    },
    { href: "#price", title: productWords.contents.price, isThere: product.partsBill !== null },
    { href: "#add-ons", title: productWords.contents.addOns, isThere: product.completeYourPurchase.length > 0 },
    { href: "#reviews", title: productWords.contents.reviews, isThere: product.reviews.length > 0 },
    { href: "#faq-title", title: productWords.questions, isThere: product.faq.length > 0 },
  ].filter(({ isThere }) => isThere);
  if (links.length < 2) return null;
  return (
    <nav className="product__contents from-tablet" aria-label={productWords.contents.title}>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
