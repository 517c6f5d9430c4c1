import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Answer, Api, ReplyOf } from "#contract/call.ts";
import {
  addSavedList,
  getSavedLists,
  moveSavedItem,
  moveSavedToCart,
  removeSavedItem,
  removeSavedList,
  renameSavedList,
  saveLine,
  saveProduct,
  shareSavedList,
  unshareSavedList,
  type SavedLists,
} from "#contract/saved-lists.ts";
import { Button } from "#ui/button.tsx";
import { chooseListWords } from "#words/choose-list.ts";
import { savedListWords as words } from "#words/saved-lists.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { ListChoice, readChoice } from "./list-choice.tsx";
import { ListSettings, NewList } from "./list-settings.tsx";
import { SavedRow } from "./saved-row.tsx";
import "../shell/text-button.css";
import "../members/thing-rows.css";
import "./choose-list.css";
import "./lists.css";

/** `/account/lists`: what a member keeps; `?list=` is which of the lists, `?save=` and `?line=` what a list is chosen for. Plain forms. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const toSave = { skuId: search.get("save") ?? "", cartItemId: search.get("line") ?? "" };
  return { asked: search.get("list"), toSave, found: ownOrSignIn(await context.get(apiContext)(getSavedLists)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const intent = text("intent");
  const answer = await send(context.get(apiContext), intent, text);
  if (!answer.ok && answer.status === 401)
    return redirect(intent === "save" ? paths.signInToSave() : paths.signIn, 303);
  const toSave = { skuId: text("skuId"), cartItemId: text("cartItemId") };
  if (!answer.ok && answer.alert.Reason === "list_to_choose")
    return redirect(
      toSave.skuId === "" ? accountPaths.saveLineTo(toSave.cartItemId) : accountPaths.saveTo(toSave.skuId),
      303,
    );
  const typed = text("Name") + text("NewList");
  if (!answer.ok) return data<Sent>({ intent, refusal: answer.alert, typed, toSave }, { status: answer.status });
  return redirect(goesTo(intent, text("ListId"), answer.reply), 303);
}

/** What a list is chosen for; empty where it is no such thing. */
interface ToSave {
  skuId: string;
  cartItemId: string;
}

/** A form that was refused. */
interface Sent {
  intent: string;
  refusal: Alert;
  typed: string;
  toSave: ToSave;
}

function send(api: Api, intent: string, text: (name: string) => string): Promise<Answer<object>> {
  const [Id, ListId, Name] = [text("Id"), text("ListId"), text("Name")];
  switch (intent) {
    case "add":
      return api(addSavedList, { body: { Name } });
    case "rename":
      return api(renameSavedList, { body: { Id: ListId, Name } });
    case "remove":
      return api(removeSavedList, { body: { Id: ListId } });
    case "share":
      return api(shareSavedList, { body: { Id: ListId } });
    case "unshare":
      return api(unshareSavedList, { body: { Id: ListId } });
    case "move":
      return api(moveSavedItem, { body: { Id, ListId: text("To") } });
    case "take-off":
      return api(removeSavedItem, { body: { Id } });
    case "to-cart":
      return api(moveSavedToCart, { body: { Id } });
    case "save-line":
      return api(saveLine, { body: { cartItemId: text("cartItemId"), ...readChoice(text) } });
    default:
      return api(saveProduct, { body: { SkuID: Number(text("skuId")), ...readChoice(text) } });
  }
}

function goesTo(intent: string, listId: string, reply: object): string {
  if (intent === "to-cart" || intent === "save-line") return paths.cart;
  if (intent === "save") return accountPaths.listOf((reply as ReplyOf<typeof saveProduct>).ListId);
  if (intent === "add") return accountPaths.listOf((reply as SavedLists).Lists.at(-1)?.Id ?? "");
  return intent === "remove" ? accountPaths.lists : accountPaths.listOf(listId);
}

export const meta = memberMeta(words.title);

export default function ListsPage() {
  const { asked, found, ...loaded } = useLoaderData<typeof loader>();
  const sent = useActionData<Sent>();
  const toSave = sent?.toSave ?? loaded.toSave;
  const isChoosing = found !== null && (toSave.skuId !== "" || toSave.cartItemId !== "");
  const lists = found?.Lists ?? [];
  const list = lists.find(({ Id }) => Id === asked) ?? lists[0];
  const isEmpty = lists.every(({ Items }) => Items.length === 0);
  const fault = sent?.refusal.Fields?.[0]?.message ?? sent?.refusal.Message ?? "";
  const isName = sent?.intent === "rename" || sent?.intent === "add" || isChoosing;
  const refused = (intent: string) => (sent?.intent === intent ? { typed: sent.typed, fault } : null);
  const isFull = found !== null && lists.length >= found.Most;
  return (
    <AccountFrame at="lists" title={words.title} lead={isEmpty && found ? words.none : words.lead}>
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {sent && !isName && <Notice tone="error" say="now" title={fault} />}
      {found && isChoosing && (
        <ChooseList lists={found} toSave={toSave} typed={sent?.typed} fault={sent ? fault : undefined} />
      )}
      {found && isEmpty && !isChoosing && <SeeWhatWeSell />}
      {lists.length > 1 && (
        <nav className="account__parts" aria-label={words.ways}>
          {lists.map(({ Id, Name, Items }) => (
            <a key={Id} href={accountPaths.listOf(Id)} aria-current={Id === list?.Id ? "page" : undefined}>
              {Name || words.first} <span className="muted">{Items.length}</span>
            </a>
          ))}
        </nav>
      )}
      {list && found && (
        <section aria-labelledby="list-name">
          <div className="lists-head">
            <h2 className="type-22" id="list-name">
              {list.Name || words.first}
            </h2>
            <span className="type-14 muted">{words.things(list.Items.length)}</span>
          </div>
          {list.Items.length === 0 && !isEmpty && <p className="account__lead">{words.emptyList}</p>}
          {list.Items.length > 0 && (
            <ul className="thing-rows">
              {list.Items.map((item) => (
                <SavedRow
                  key={item.Id}
                  item={item}
                  listId={list.Id}
                  others={lists.filter(({ Id }) => Id !== list.Id)}
                  timeZone={found.TimeZone}
                />
              ))}
            </ul>
          )}
          <ListSettings list={list} refused={refused("rename")} />
        </section>
      )}
      {found && !isFull && <NewList refused={refused("add")} />}
      {isFull && <p className="account__lead type-14">{words.full(found.Most)}</p>}
    </AccountFrame>
  );
}

interface ChooseListProps {
  lists: SavedLists;
  toSave: ToSave;
  typed: string | undefined;
  fault: string | undefined;
}

/** Where a product, or a line of the cart, goes: what a press on "Save" leads to where it could not ask in place. */
function ChooseList({ lists: { Lists, Most }, toSave: { skuId, cartItemId }, typed, fault }: ChooseListProps) {
  return (
    <form method="post" action={accountPaths.lists} className="account__panel choose-list">
      <h2 className="type-22">{chooseListWords.title}</h2>
      <input type="hidden" name="skuId" value={skuId} />
      <input type="hidden" name="cartItemId" value={cartItemId} />
      <ListChoice lists={Lists} hasRoom={Lists.length < Most} {...(typed !== undefined && { typed })} fault={fault} />
      <Button type="submit" look="primary" name="intent" value={skuId === "" ? "save-line" : "save"}>
        {chooseListWords.send}
      </Button>
    </form>
  );
}
