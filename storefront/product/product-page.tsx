import {
  Link,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { Product } from "#contract/catalog.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { productWords } from "#words/product.ts";
import { apiContext, fetchApi } from "../api/api.ts";
import { FaqList } from "../content/faq-list.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { LIST_PATHS, paths } from "../paths.ts";
import { holdsOf, type ShellFacts, useShellFacts } from "../shell/shell-facts.ts";
import { BuyBox } from "./buy-box.tsx";
import { CompleteYourPurchase } from "./complete-your-purchase.tsx";
import { Condition } from "./condition.tsx";
import { Gallery } from "./gallery.tsx";
import { loadProduct } from "./load-product.ts";
import { PartsBill } from "./parts-bill.tsx";
import { ProductData } from "./product-data.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { Reviews } from "./reviews.tsx";
import { SpecTable } from "./spec-table.tsx";
import "./product-page.css";

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadProduct(context.get(apiContext), request.url, params);
}

/** Later pages ask the API itself, without a detour through the page server. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  return loadProduct(fetchApi, request.url, params);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, origin } = loaderData;
  return pageMeta({
    matches,
    origin,
    path: product.link,
    title: product.name,
    description: product.summary,
    share: product.share,
    kind: "product",
  });
};

/** One product: pictures and the buy box, then what is inside and what others ask. */
export default function ProductPage() {
  const { sections } = useShellFacts();
  const { product, variant, origin } = useLoaderData<typeof loader>();
  const isGone = product.availability.state === "sold_out";
  return (
    // A change of product starts its page anew; a change of variant keeps it.
    <main id="main" className="product" key={product.slug}>
      <div className="page">
        <Breadcrumb links={breadcrumbLinks(product, sections)} here={product.name} />
        <div className="product__top">
          <div className="product__pictures">
            <Gallery pictures={product.gallery.length > 0 ? product.gallery : [product.picture]} name={product.name} />
            <PageContents product={product} />
          </div>
          <BuyBox product={product} variant={variant} />
        </div>
      </div>
      {isGone && <RelatedProducts products={product.related} title={productWords.similar} />}
      <Condition product={product} />
      <SpecTable product={product} />
      <PartsBill product={product} />
      <CompleteYourPurchase product={product} />
      <Reviews product={product} />
      <FaqList title={product.kind === "pc" ? productWords.questionsPc : productWords.questions} faq={product.faq} />
      {!isGone && <RelatedProducts products={product.related} title={productWords.compare} />}
      <ProductData product={product} variant={variant} origin={origin} />
    </main>
  );
}

function breadcrumbLinks({ kind, category }: Product, sections: ShellFacts["sections"]) {
  const isGear = (kind === "gear" || kind === "part") && holdsOf(sections, "gear-store");
  return [
    { key: "home", link: <Link to={paths.home}>{productWords.home}</Link> },
    ...(isGear && category.link !== LIST_PATHS["gear-store"]
      ? [{ key: "gear", link: <Link to={LIST_PATHS["gear-store"]}>{productWords.gear}</Link> }]
      : []),
    { key: "category", link: <Link to={category.link}>{category.title}</Link> },
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
