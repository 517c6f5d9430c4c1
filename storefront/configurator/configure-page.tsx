import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getProduct } from "#contract/catalog.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Picture } from "#ui/picture.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { productWords } from "#words/product.ts";
import { apiContext } from "../api/api-context.ts";
import { imageSources } from "../pictures/image-url.ts";
import { paths } from "../paths.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { holdsOf, pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import { Notice } from "../shell/notice.tsx";
import { ConfigureBody } from "./configure-body.tsx";
import { LAB_PATH } from "./configure-path.ts";
import { loadConfigurePage } from "./load-configure-page.ts";

/** `/configure/forge-80?build=…&slot=5`: a PC's parts, chosen by links; a code that is none shows the PC as it stands. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const found = await api(getProduct, { query: { slug: params["slug"] ?? "" } });
  if (!found.ok) throw data(null, { status: found.status === 503 ? 503 : 404 });
  const { skuId, name, link, picture, summary } = found.reply;
  return { ...(await loadConfigurePage(api, skuId, request)), product: { name, link, picture, summary } };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, words.title(loaderData?.product.name ?? "")) },
  { name: "robots", content: "noindex" },
];

export default function ConfigurePage() {
  const { facts, read, shipTo, product, isCodeWrong } = useLoaderData<typeof loader>();
  const { sections } = useShellFacts();
  return (
    <main className="page configure" id="main">
      <Breadcrumb
        links={[
          { key: "home", link: <a href={paths.home}>{productWords.home}</a> },
          { key: "product", link: <a href={product.link}>{product.name}</a> },
        ]}
        here={words.choose}
      />
      <header className="configure__head">
        <div>
          <h1 className="type-36">{words.title(product.name)}</h1>
          <p className="muted">{words.lead}</p>
          {holdsOf(sections, "pc-lab") && (
            <p>
              <a className="link" href={LAB_PATH}>
                {words.fromNothing}
              </a>
            </p>
          )}
          {isCodeWrong && <Notice tone="warning" title={words.wrongLink} />}
        </div>
        <figure className="configure__picture on-dark">
          <Picture {...imageSources(product.picture, "(max-width: 720px) 100vw, 320px", 640)} when="first" />
          <RenderNotice pictures="one" linked={false} />
        </figure>
      </header>
      <ConfigureBody facts={facts} read={read} shipTo={shipTo} />
    </main>
  );
}
