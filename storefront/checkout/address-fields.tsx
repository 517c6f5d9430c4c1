import { useState, type Dispatch, type InputHTMLAttributes, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { maxPostalCodeLength } from "#rules/address/postal-code.ts";
import { stateNames } from "#words/states.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Icon } from "#ui/icon.tsx";
import { addressWords } from "#words/address.ts";
import { isRight, noteOn, type AddressAction, type AddressField, type AddressForm } from "./address-form.ts";

interface AddressFieldsProps {
  form: AddressForm;
  dispatch: Dispatch<AddressAction>;
  /** Begins every id, so that two addresses can stand on one page. */
  idPrefix: string;
}

/** Name, street and place of an address: seven fields, company and second line behind links. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, dispatch } = props;
  const country = form.values.Country;
  return (
    <>
      <Text
        {...props}
        field="FirstName"
        label={addressWords.firstName}
        span={3}
        autoComplete="given-name"
        help={addressWords.nameWhy}
      />
      <Text
        {...props}
        field="LastName"
        label={addressWords.lastName}
        span={3}
        autoComplete="family-name"
        help={addressWords.nameWhy}
      />
      <Select
        id={`${props.idPrefix}-Country`}
        name="Country"
        className="span-2"
        label={addressWords.country}
        value={country}
        autoComplete={section(form, "country")}
        error={form.messages.Country}
        onChange={(event) => dispatch({ do: "type", field: "Country", value: event.currentTarget.value })}
      >
        <option value="USA">{addressWords.usa}</option>
        <option value="CANADA">{addressWords.canada}</option>
        <option value="OTHER">{addressWords.other}</option>
      </Select>
      <Text
        {...props}
        field="Address1"
        label={addressWords.street}
        span={4}
        autoComplete="address-line1"
        help={addressWords.streetWhy}
      />
      <Text
        {...props}
        field="ZipCode"
        label={country === "USA" ? addressWords.zipCode : addressWords.postalCode}
        span={2}
        autoComplete="postal-code"
        inputMode={country === "USA" ? "numeric" : "text"}
        maxLength={maxPostalCodeLength(country)}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Text {...props} field="City" label={addressWords.city} span={2} autoComplete="address-level2" />
      <State {...props} />
      {form.filledFrom && (
        <output className="address-filled">
          <Icon name="check" small />
          <span>{addressWords.filledFrom(country === "CANADA", country === "USA", form.filledFrom)}</span>
        </output>
      )}
      <MoreFields {...props} />
    </>
  );
}

function State({ form, dispatch, idPrefix }: AddressFieldsProps) {
  const country = form.values.Country;
  if (country === "OTHER")
    return (
      <Text
        form={form}
        dispatch={dispatch}
        idPrefix={idPrefix}
        field="State"
        label={addressWords.region}
        span={2}
        autoComplete="address-level1"
      />
    );
  const states = Object.entries(stateNames[country]).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <Select
      id={`${idPrefix}-State`}
      name="State"
      className="span-2"
      label={country === "CANADA" ? addressWords.province : addressWords.state}
      autoComplete={section(form, "address-level1")}
      value={form.values.State}
      error={form.messages.State}
      onChange={(event) => dispatch({ do: "type", field: "State", value: event.currentTarget.value })}
      onBlur={() => dispatch({ do: "leave", field: "State" })}
    >
      <option value="">{addressWords.choose}</option>
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Company and second line: shown once wanted, or when something stands in them. */
function MoreFields(props: AddressFieldsProps) {
  const [wanted, setWanted] = useState<readonly AddressField[]>([]);
  const show = (field: AddressField) => {
    flushSync(() => setWanted([...wanted, field]));
    document.getElementById(`${props.idPrefix}-${field}`)?.focus();
  };
  const isShown = (field: AddressField) => wanted.includes(field) || props.form.values[field] !== "";
  const link = (field: AddressField, words: string) =>
    !isShown(field) && (
      <button type="button" className="text-button" onClick={() => show(field)}>
        <Icon name="plus" small />
        {words}
      </button>
    );
  return (
    <>
      {isShown("Address2") && (
        <Text {...props} field="Address2" label={addressWords.apartment} span={3} autoComplete="address-line2" />
      )}
      {isShown("CompanyName") && (
        <Text {...props} field="CompanyName" label={addressWords.company} span={3} autoComplete="organization" />
      )}
      <div className="address-more with-script">
        {link("Address2", addressWords.apartment)}
        {link("CompanyName", addressWords.company)}
      </div>
    </>
  );
}

interface TextProps extends AddressFieldsProps, Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "prefix"> {
  field: AddressField;
  label: string;
  /** Columns of six. */
  span: 2 | 3 | 4;
  /** What to do, said with a message; with `why` always. */
  help?: ReactNode;
  why?: string;
}

/** One text field of an address, tied to the form: checked when it is left, cleared while it is corrected. */
export function Text({ form, dispatch, idPrefix, field, label, span, help, why, autoComplete, ...input }: TextProps) {
  const error = form.messages[field];
  const note = noteOn(form, field);
  return (
    <Field
      {...input}
      id={`${idPrefix}-${field}`}
      name={field}
      label={label}
      className={`span-${span}`}
      value={form.values[field]}
      {...(autoComplete && { autoComplete: section(form, autoComplete) })}
      error={error}
      valid={isRight(form, field)}
      help={note ?? why ?? (error ? help : undefined)}
      onChange={(event) => dispatch({ do: "type", field, value: event.currentTarget.value })}
      onBlur={() => dispatch({ do: "leave", field })}
    />
  );
}

const section = (form: AddressForm, token: string) => `${form.kind} ${token}`;
