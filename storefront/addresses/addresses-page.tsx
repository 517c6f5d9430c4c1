import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import {
  addAddress,
  changeAddress,
  listAddresses,
  putAddressFirst,
  removeAddress,
  type AddressBook,
} from "#contract/addresses.ts";
import type { BillingAddress, Country } from "#contract/checkout.ts";
import type { Answer, Api } from "#contract/call.ts";
import { EMPTY_BILLING_ADDRESS } from "#rules/address/shipping-address.ts";
import { buttonClass } from "#ui/button.tsx";
import { addressBookWords as words } from "#words/address-book.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { island } from "../islands/island.tsx";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { AddressBookForm, type AddressBookFormProps } from "./address-book-form.tsx";
import { AddressCard } from "./address-card.tsx";
import "../checkout/address-grid.css";
import "../shell/text-button.css";
import "./address-book.css";

const AddressBookFormIsland = island("address-book-form", AddressBookForm, "load");

/** `/account/addresses`: every address of the account; `?add` and `?change=` open the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const book = ownOrSignIn(await context.get(apiContext)(listAddresses));
  return { book, form: book && formFor(book, asked) };
}

function formFor(book: AddressBook, asked: URLSearchParams): AddressBookFormProps | null {
  const saved = book.Addresses.find(({ Id }) => Id === asked.get("change"));
  if (!saved && !asked.has("add")) return null;
  return {
    action: accountPaths.addresses,
    id: saved?.Id ?? "",
    label: saved?.Label ?? "",
    isDefault: saved?.IsDefault ?? false,
    address: saved?.Address ?? null,
    problems: [],
    unknownCode: "",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text, isTicked } = await readFields(request);
  const typed = { id: text("Id"), label: text("Label"), isDefault: isTicked("IsDefault"), address: addressIn(text) };
  const answer = await send(context.get(apiContext), text("intent"), typed, text("ConfirmedZipCode"));
  if (answer.ok) return redirect(accountPaths.addresses, 303);
  const { alert, status } = answer;
  const form = text("intent") === "save" ? { ...typed, ...asksIn(alert, typed.address.ZipCode) } : null;
  return data({ refusal: alert, form: form && { ...form, action: accountPaths.addresses } }, { status });
}

type Typed = Pick<AddressBookFormProps, "id" | "label" | "isDefault"> & { address: BillingAddress };

function send(api: Api, intent: string, typed: Typed, confirmed: string): Promise<Answer<AddressBook>> {
  const { id: Id, label: Label, isDefault: IsDefault, address: Address } = typed;
  if (intent === "first") return api(putAddressFirst, { body: { Id } });
  if (intent === "remove") return api(removeAddress, { body: { Id } });
  const body = { Label, IsDefault, Address, ...(confirmed !== "" && { ConfirmedZipCode: confirmed }) };
  return Id === "" ? api(addAddress, { body }) : api(changeAddress, { body: { ...body, Id } });
}

function addressIn(text: (name: string) => string): BillingAddress {
  const typed = Object.keys(EMPTY_BILLING_ADDRESS).map((field) => [field, text(field)]);
  // Another word than a country's is refused by the call.
  return { ...(Object.fromEntries(typed) as BillingAddress), Country: (text("Country") || "USA") as Country };
}

function asksIn(alert: Alert, zipCode: string): Pick<AddressBookFormProps, "problems" | "unknownCode"> {
  return { problems: alert.Fields ?? [], unknownCode: alert.Reason === "zip_unknown" ? zipCode : "" };
}

export const meta = memberMeta(words.title);

export default function AddressesPage() {
  const { book, form: asked } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const form = sent?.form ?? asked;
  const refusal = sent?.refusal;
  if (!book)
    return (
      <AccountFrame at="addresses" title={words.title}>
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      </AccountFrame>
    );
  if (form)
    return (
      <AccountFrame at="addresses" title={form.id === "" ? words.addTitle : words.changeTitle}>
        {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
        <AddressBookFormIsland {...form} />
        <a className="link" href={accountPaths.addresses}>
          {words.back}
        </a>
      </AccountFrame>
    );
  const isFull = book.Addresses.length >= book.Most;
  return (
    <AccountFrame at="addresses" title={words.title} lead={book.Addresses.length === 0 ? words.none : words.lead}>
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      {isFull ? (
        <p className="type-14 muted">{words.full(book.Most)}</p>
      ) : (
        <a className={buttonClass("primary", "large")} href={`${accountPaths.addresses}?add`}>
          {words.add}
        </a>
      )}
      <div className="address-book">
        {book.Addresses.map((saved) => (
          <AddressCard key={saved.Id} saved={saved} />
        ))}
      </div>
    </AccountFrame>
  );
}
