import {
  checkBillingAddress,
  checkShippingAddress,
  type AddressProblem,
} from "#rules/address/check-shipping-address.ts";
import type { Country } from "#rules/address/destination.ts";
import { formatPhone } from "#rules/address/format-phone.ts";
import { type PostalArea, postalFit, type PostalPlace } from "#rules/address/postal-fit.ts";
import { maxPostalCodeLength, postalCode } from "#rules/address/postal-code.ts";
import { isPoBox } from "#rules/address/special-region.ts";
import { visibleLine } from "#rules/address/visible-line.ts";
import { whereItIs } from "#words/postal-places.ts";
import { EMPTY_SHIPPING_ADDRESS, type ShippingAddress } from "#rules/address/shipping-address.ts";
import { addressWords } from "#words/address.ts";
import { unknownCodeText } from "#words/postal-faults.ts";
import { addressFaultText } from "#words/address-faults.ts";

export type AddressField = keyof ShippingAddress;
/** A billing form asks for no email; everything else is the same. */
export type AddressKind = "shipping" | "billing";

/** What an address form shows: what was typed, which fields were left, and which messages stand. */
export interface AddressForm {
  kind: AddressKind;
  values: ShippingAddress;
  left: ReadonlySet<AddressField>;
  messages: Readonly<Partial<Record<AddressField, string>>>;
  /** Postal code that filled city and state, until one of them is changed by hand. */
  filledFrom: string | null;
  /** What the postal table says of a postal code, once it was asked; `area` is null for one it does not list. */
  postal: { postalCode: string; area: PostalArea | null } | null;
}

export type AddressAction =
  | { do: "type"; field: AddressField; value: string }
  | { do: "leave"; field: AddressField }
  | { do: "submit" }
  | { do: "refused"; problems: readonly { field: string; message: string }[] }
  | { do: "fill"; postalCode: string; area: PostalArea | null }
  | { do: "take"; place: PostalPlace }
  /** One of the account's, or an empty form for another; what an address does not say stays. */
  | { do: "choose"; address: Partial<ShippingAddress> | null };

export function emptyAddressForm(
  kind: AddressKind,
  saved: Partial<ShippingAddress> | null,
  known: Partial<ShippingAddress> = {},
): AddressForm {
  return {
    kind,
    values: { ...EMPTY_SHIPPING_ADDRESS, ...known, ...saved },
    left: new Set(saved ? FIELDS : []),
    messages: {},
    filledFrom: null,
    postal: null,
  };
}
const FIELDS = Object.keys(EMPTY_SHIPPING_ADDRESS) as AddressField[];

/** A message appears when its field is left and goes while it is being corrected; submitting shows them all. */
export function addressFormReducer(form: AddressForm, action: AddressAction): AddressForm {
  switch (action.do) {
    case "type":
      return typed(form, action.field, action.value);
    case "leave":
      return leftField(form, action.field);
    case "submit":
      return { ...form, left: new Set(FIELDS), messages: messagesOf(problemsOf(form).map(toMessage)) };
    case "refused":
      return { ...form, messages: { ...form.messages, ...messagesOf(action.problems.flatMap(toKnownField)) } };
    case "fill":
      return filled(form, action);
    case "take":
      return took(form, action.place);
    case "choose": {
      const { Email } = form.values;
      return emptyAddressForm(form.kind, action.address ? { Email, ...action.address } : null, { Email });
    }
  }
}

function typed(form: AddressForm, field: AddressField, value: string): AddressForm {
  const { [field]: _corrected, ...messages } = form.messages;
  const byHand = field === "City" || field === "State" || field === "Country";
  const values = {
    ...form.values,
    [field]: field === "ZipCode" ? cutPostalCode(value, form.values.Country) : value,
  };
  if (field === "Country" && value !== form.values.Country) return { ...changedCountry(form, values), messages };
  const next = { ...form, values, messages, filledFrom: byHand ? null : form.filledFrom };
  return field === "ZipCode" || field === "State" ? withoutRefusedPair(next) : next;
}

/** What is seen of it, cut to its length; the space in the middle of a code is typed before what follows it. */
function cutPostalCode(value: string, country: Country): string {
  const typed = visibleLine(value);
  return (/\s$/.test(value) && typed !== "" ? `${typed} ` : typed).slice(0, maxPostalCodeLength(country));
}

/** ZIP code and state are refused together: once either changes, only what is wrong in itself still stands. */
function withoutRefusedPair(form: AddressForm): AddressForm {
  const { ZipCode, State, ...messages } = form.messages;
  const wrong = new Set(problemsOf(form).map(({ field }) => field));
  return {
    ...form,
    messages: {
      ...messages,
      ...(ZipCode !== undefined && wrong.has("ZipCode") && { ZipCode }),
      ...(State !== undefined && wrong.has("State") && { State }),
    },
  };
}

/** Another country has other states and postal codes: what was filled for the old one goes. */
function changedCountry(form: AddressForm, values: ShippingAddress): AddressForm {
  const left = new Set(form.left);
  for (const field of ["ZipCode", "State"] as const) left.delete(field);
  return { ...form, values: { ...values, ZipCode: "", State: "" }, left, filledFrom: null, postal: null };
}

function leftField(form: AddressForm, field: AddressField): AddressForm {
  const values = { ...form.values, [field]: tidied(form.values, field) };
  const next = { ...form, values, left: new Set([...form.left, field]) };
  const problem = problemsOf(next).find((found) => found.field === field);
  const { [field]: _old, ...messages } = form.messages;
  return { ...next, messages: problem ? { ...messages, [field]: addressFaultText(problem.fault) } : messages };
}

function tidied(values: ShippingAddress, field: AddressField): string {
  const value = visibleLine(values[field]);
  if (field === "ContactNumber") return formatPhone(value);
  if (field === "ZipCode") return postalCode(values.Country, value) ?? value;
  return value;
}

/** Fills city and state where they are empty or were filled before; what a person typed stays. */
function filled(form: AddressForm, { postalCode: code, area }: Extract<AddressAction, { do: "fill" }>): AddressForm {
  const known = { ...form, postal: { postalCode: code, area } };
  if (!area) return known;
  const mayFill = (field: "City" | "State") => form.values[field] === "" || form.filledFrom !== null;
  const [state = ""] = area.states;
  const [city = ""] = area.cities;
  const fillsState = mayFill("State");
  const fillsCity = city !== "" && mayFill("City");
  if (!fillsState && !fillsCity) return { ...known, filledFrom: null };
  const values = { ...form.values, ...(fillsState && { State: state }), ...(fillsCity && { City: city }) };
  const { City: _city, State: _state, ...messages } = form.messages;
  const isFilled = values.State === state && (city === "" || values.City === city);
  const left = new Set<AddressField>([...form.left, "City", "State"]);
  return { ...known, values, messages, filledFrom: isFilled ? code : null, left };
}

/** The place of the ZIP code instead of what was typed; a city nobody knows stays the shopper's. */
function took(form: AddressForm, { state, city }: PostalPlace): AddressForm {
  const { City: _city, State: _state, ZipCode: _zip, ...messages } = form.messages;
  const values = { ...form.values, State: state, ...(city !== "" && { City: city }) };
  return { ...form, values, messages, filledFrom: null };
}

export function problemsOf(form: AddressForm): readonly AddressProblem[] {
  return form.kind === "shipping" ? checkShippingAddress(form.values) : checkBillingAddress(form.values);
}

/** A tick: left, not empty, and right; a postal code also known, and of the state beside it. */
export function isRight(form: AddressForm, field: AddressField): boolean {
  const isComplete = form.left.has(field) && form.values[field] !== "";
  if (!isComplete || problemsOf(form).some((problem) => problem.field === field)) return false;
  return field !== "ZipCode" || form.values.Country === "OTHER" || placeOf(form) === "fitting";
}

/** Whether the postal code is one of the chosen state, as far as the table was asked. */
function placeOf(form: AddressForm): "asking" | "fitting" | "unknown" | { elsewhere: readonly PostalPlace[] } {
  const { values, postal } = form;
  if (postal?.postalCode !== postalCode(values.Country, values.ZipCode)) return "asking";
  const fit = postalFit(values, postal.area);
  return fit.is === "elsewhere" ? { elsewhere: fit.places } : fit.is;
}

/** What to know about a field that is not wrong in itself, said at once. */
export function noteOn(form: AddressForm, field: AddressField): string | null {
  const { Country, Address1, Address2, State } = form.values;
  if (field === "Address1" && isPoBox(Country, Address1, Address2)) return addressWords.poBox;
  if (field !== "ZipCode" || Country === "OTHER" || form.messages.ZipCode || form.messages.State) return null;
  const place = placeOf(form);
  if (place === "unknown") return unknownCodeText({ country: Country });
  return typeof place === "object" && State !== ""
    ? whereItIs({ country: form.values.Country, zipCode: form.values.ZipCode }, place.elsewhere)
    : null;
}

type Message = readonly [field: AddressField, text: string];
const messagesOf = (messages: readonly Message[]): AddressForm["messages"] => Object.fromEntries(messages);
const toMessage = ({ field, fault }: AddressProblem): Message => [field, addressFaultText(fault)];

/** The server names fields by their path in the body, e.g. `ShippingAddress.ZipCode`. */
function toKnownField({ field, message }: { field: string; message: string }): Message[] {
  const name = FIELDS.find((known) => known === field.split(".").at(-1));
  return name ? [[name, message]] : [];
}
