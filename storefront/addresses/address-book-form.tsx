import { useReducer } from "react";
import type { BillingAddress } from "#contract/checkout.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { addressBookWords as words } from "#words/address-book.ts";
import { AddressFields, Text } from "../checkout/address-fields.tsx";
import { addressFormReducer, emptyAddressForm, problemsOf, type AddressForm } from "../checkout/address-form.ts";
import { usePostalFill } from "../checkout/use-postal-fill.ts";

export interface AddressBookFormProps {
  action: string;
  /** Empty for a new one. */
  id: string;
  label: string;
  isDefault: boolean;
  address: BillingAddress | null;
  /** What the server said of its fields. */
  problems: { field: string; message: string }[];
  /** A ZIP or postal code that nobody knows, which can be confirmed; empty where none is asked about. */
  unknownCode: string;
}

/** One address to save. It posts by itself; with JavaScript it says what is missing before. */
export function AddressBookForm(props: AddressBookFormProps) {
  const [form, dispatch] = useReducer(addressFormReducer, props, firstForm);
  usePostalFill(form, dispatch);
  const fields = { form, dispatch, idPrefix: "book" } as const;
  return (
    <form
      className="address-book__form"
      method="post"
      action={props.action}
      noValidate
      onSubmit={(event) => {
        const [first] = problemsOf(form);
        if (!first) return;
        event.preventDefault();
        dispatch({ do: "submit" });
        document.getElementById(`book-${first.field}`)?.focus();
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="Id" value={props.id} />
      <Field
        id="book-Label"
        name="Label"
        label={words.label}
        help={words.labelHelp}
        defaultValue={props.label}
        maxLength={40}
        optional
      />
      <div className="address-grid">
        <AddressFields {...fields} />
        <Text
          {...fields}
          field="ContactNumber"
          label={words.phone}
          span={3}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          why={words.phoneWhy}
        />
      </div>
      {props.unknownCode !== "" && form.values.ZipCode === props.unknownCode && (
        <Checkbox roomy name="ConfirmedZipCode" value={props.unknownCode}>
          {words.isRight(props.unknownCode)}
        </Checkbox>
      )}
      <Checkbox roomy name="IsDefault" defaultChecked={props.isDefault}>
        {words.makeFirst}
      </Checkbox>
      <Button type="submit" look="primary" size="large">
        {words.save}
      </Button>
    </form>
  );
}

function firstForm({ address, problems }: AddressBookFormProps): AddressForm {
  const form = emptyAddressForm("billing", address);
  return problems.length > 0 ? addressFormReducer(form, { do: "refused", problems }) : form;
}
