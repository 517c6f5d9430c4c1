import { useReducer, useRef, useState, type SubmitEvent } from "react";
import type { AddressBook, SavedAddress } from "#contract/addresses.ts";
import { saveInformation, type CheckoutView, type ShippingAddress } from "#contract/checkout.ts";
import type { Alert } from "#contract/alert.ts";
import type { StreetPlace } from "#rules/address/address-suggestion.ts";
import type { KnownPlace } from "#rules/address/ship-to.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { addressBookWords } from "#words/address-book.ts";
import { paths } from "../paths.ts";
import { informationWords } from "#words/checkout.ts";
import { fetchApi } from "../api/api.ts";
import { openModal } from "../modals/modal-store.ts";
import { Notice } from "../shell/notice.tsx";
import { useCart } from "../cart/cart-store.ts";
import type { RefusedForm } from "../cart/cart-form-action.ts";
import { AddressSuggestionDialog } from "./address-suggestion-dialog.tsx";
import { AddressFields, Text } from "./address-fields.tsx";
import { addressFormReducer, emptyAddressForm, problemsOf, type AddressForm } from "./address-form.ts";
import type { CheckoutSteps } from "./load-checkout.ts";
import { NotShipToDialog } from "./not-ship-to-dialog.tsx";
import {
  PlaceButtons,
  placeQuestion,
  shortQuestion,
  type PlaceAnswers,
  type PlaceQuestion,
} from "./place-question.tsx";
import { SavedAddressChoice } from "./saved-address-choice.tsx";
import { usePostalFill } from "./use-postal-fill.ts";

interface InformationStepProps {
  checkout: CheckoutSteps;
  /** The member's addresses; null for a guest. */
  book: AddressBook | null;
  /** The ZIP or the country that this browser keeps: an empty form begins with it. */
  shipTo?: KnownPlace | null;
  /** What the form was refused with when it was sent without JavaScript. */
  refused: RefusedForm | null;
  onSaved(saved: CheckoutView): void;
}

/** An address that was saved as it was typed, and how a service spells it. */
interface Suggested {
  found: StreetPlace;
  typed: ShippingAddress;
  saved: CheckoutView;
}

/** Step 1: who gets it and where. Nine fields; the server checks them again and its messages land on their fields. */
export function InformationStep({ checkout, book, shipTo = null, refused, onSaved }: InformationStepProps) {
  const [form, dispatch] = useReducer(addressFormReducer, null, () => firstForm({ checkout, book, shipTo, refused }));
  const [chosen, setChosen] = useState(() => chosenAmong(book, form));
  const [alert, setAlert] = useState<Alert | null>(null);
  const [question, setQuestion] = useState(() => refusedPlace(refused));
  const [isBusy, setBusy] = useState(false);
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const keep = useRef<HTMLInputElement>(null);
  const noteRefusal = useCart((store) => store.noteRefusal);
  usePostalFill(form, dispatch);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    dispatch({ do: "submit" });
    const first = problemsOf(form)[0];
    if (first) focusField(first.field);
    else void save(form.values);
  };
  const choose = (saved: SavedAddress | null) => {
    setChosen(saved?.Id ?? "");
    setQuestion(null);
    dispatch({ do: "choose", address: saved?.Address ?? null });
  };
  const save = async (values: ShippingAddress, ConfirmedZipCode?: string, AddressChoice?: "suggested" | "kept") => {
    setBusy(true);
    const SaveAddress = keep.current?.checked ?? false;
    const typed = tidyAddress(values);
    const answer = await fetchApi(saveInformation, {
      body: {
        ShippingAddress: typed,
        SaveAddress,
        ...(ConfirmedZipCode !== undefined && { ConfirmedZipCode }),
        ...(AddressChoice && { AddressChoice }),
      },
    });
    setBusy(false);
    if (answer.ok) {
      const { AddressSuggestion: found, ...saved } = answer.reply;
      setSuggested(found ? { found, typed, saved } : null);
      return found ? undefined : onSaved(saved);
    }
    noteRefusal();
    const fields = answer.alert.Fields ?? [];
    dispatch({ do: "refused", problems: fields });
    setAlert(fields.length > 0 ? null : answer.alert);
    const asked = placeQuestion(answer.alert, typed.ZipCode);
    setQuestion(asked);
    if (asked) openModal("address-not-valid", { question: asked, answers: answersTo(asked, values) });
    else if (fields[0]) focusField(fields[0].field.split(".").at(-1) ?? "");
  };
  /** One press: the place is taken, or the code confirmed, and the step is saved with it. */
  const answersTo = (asked: PlaceQuestion, values: ShippingAddress): PlaceAnswers => ({
    onTake: (place) => {
      dispatch({ do: "take", place });
      void save({ ...values, State: place.state, ...(place.city !== "" && { City: place.city }) });
    },
    onConfirm: () => void save(values, asked.zipCode),
  });

  const props = { form, dispatch, idPrefix: "ship" } as const;
  return (
    <form method="post" action={paths.checkout("information")} noValidate onSubmit={submit}>
      <p className="step-lead">
        {book ? informationWords.memberLead(book.Email) : informationWords.lead}
        {!book && (
          <>
            {" "}
            <a className="link" href={paths.signInToCheckOut()}>
              {informationWords.haveAccount}
            </a>
          </>
        )}
      </p>
      {suggested && (
        <AddressSuggestionDialog
          typed={suggested.typed}
          suggested={suggested.found}
          onTake={() => {
            const taken = { ...suggested.typed, ...suggested.found };
            dispatch({ do: "choose", address: taken });
            void save(taken, undefined, "suggested");
          }}
          onKeep={() => void save(suggested.typed, undefined, "kept")}
          onClose={() => setSuggested(null)}
        />
      )}
      {alert && <Notice tone="error" say="now" title={alert.Message} />}
      {book && book.Addresses.length > 0 && (
        <SavedAddressChoice addresses={book.Addresses} chosen={chosen} onChoose={choose} />
      )}
      <div className="address-grid">
        <Text
          {...props}
          field="Email"
          label={informationWords.email}
          span={3}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          why={informationWords.emailWhy}
        />
        <Text
          {...props}
          field="ContactNumber"
          label={informationWords.phone}
          span={3}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          why={informationWords.phoneWhy}
        />
        <AddressFields {...props} />
      </div>
      {book && chosen === "" && book.Addresses.length < book.Most && (
        <Checkbox roomy name="SaveAddress" ref={keep}>
          {addressBookWords.keep}
        </Checkbox>
      )}
      <div className="step-actions">
        <Button type="submit" look="primary" size="large" busy={isBusy}>
          {informationWords.next}
        </Button>
        <span className="muted type-14">{informationWords.billing}</span>
      </div>
      {/* After Continue, which Enter presses: the first button of a form is its default one. */}
      {question &&
        (question.mayConfirm || question.places.length > 0) &&
        question.zipCode === tidyAddress(form.values).ZipCode &&
        (form.messages.State || form.messages.ZipCode) && (
          <Notice tone="warning" title={shortQuestion(question)}>
            <p className="place-buttons">
              <PlaceButtons question={question} answers={answersTo(question, form.values)} />
            </p>
          </Notice>
        )}
      {form.values.Country === "OTHER" && (
        <NotShipToDialog onChoose={(country) => dispatch({ do: "type", field: "Country", value: country })} />
      )}
    </form>
  );
}

type Known = Pick<InformationStepProps, "checkout" | "book" | "refused"> & { shipTo: KnownPlace | null };

function firstForm({ checkout, book, shipTo, refused }: Known): AddressForm {
  const first = book?.Addresses.find(({ IsDefault }) => IsDefault)?.Address;
  const saved = refused?.typed ?? checkout.ShippingAddress ?? first ?? book?.LastShippedTo ?? null;
  const { Email = "", FirstName = "", LastName = "" } = book ?? {};
  const form = emptyAddressForm("shipping", saved, { Email, FirstName, LastName, ...placeIn(shipTo) });
  return refused?.alert.Fields ? addressFormReducer(form, { do: "refused", problems: refused.alert.Fields }) : form;
}

function placeIn(shipTo: KnownPlace | null): Partial<ShippingAddress> {
  if (!shipTo) return {};
  const { country, zipCode = "", state = "", city = "" } = shipTo;
  return { Country: country, ZipCode: zipCode, State: state, City: city };
}

/** The saved address that stands in the form; empty for another one. */
function chosenAmong(book: AddressBook | null, { values }: AddressForm): string {
  const same = book?.Addresses.find(({ Address }) =>
    Object.entries(Address).every(([field, value]) => values[field as keyof ShippingAddress] === value),
  );
  return same?.Id ?? "";
}

function refusedPlace(refused: RefusedForm | null): PlaceQuestion | null {
  return refused?.typed ? placeQuestion(refused.alert, tidyAddress(refused.typed).ZipCode) : null;
}

function focusField(field: string): void {
  document.getElementById(`ship-${field}`)?.focus();
}
