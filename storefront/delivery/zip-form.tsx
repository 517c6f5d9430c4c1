import { useRef, useState } from "react";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deliveryWords, notShipToWords } from "#words/delivery.ts";
import { NOT_SHIPPED } from "#words/postal-faults.ts";
import { fetchApi } from "../api/api.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import "./delivery.css";
import { findShipTo } from "./find-ship-to.ts";
import { keepShipTo } from "./use-ship-to.ts";

interface ZipFormProps {
  id: string;
  /** Where the page of the form leads without JavaScript: to a product's dates, or back to a page. */
  fields: Readonly<Record<string, string | number>>;
  submit?: string;
  first?: string;
  /** From a page that was sent without JavaScript. */
  error?: string | null;
  /** Not on the page of the form itself, which posts and comes back. */
  onFound?: ((place: ShipTo) => void) | undefined;
}

/** One field for a ZIP or postal code. It posts to a page of its own by itself, and is answered in place with JavaScript. */
export function ZipForm({
  id,
  fields,
  submit = deliveryWords.check,
  first,
  error: sent = null,
  onFound,
}: ZipFormProps) {
  const [error, setError] = useState(sent);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const find = async (form: HTMLFormElement) => {
    setBusy(true);
    const found = await findShipTo(fetchApi, String(new FormData(form).get("zip") ?? ""));
    setBusy(false);
    if (found.ok) {
      keepShipTo(found.place);
      return onFound?.(found.place);
    }
    setError(found.message);
    input.current?.focus();
  };
  return (
    <form
      method="post"
      action={paths.shipTo}
      className="zip-form"
      noValidate
      onSubmit={
        onFound &&
        ((event) => {
          event.preventDefault();
          if (!isBusy) void find(event.currentTarget);
        })
      }
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        ref={input}
        id={id}
        label={deliveryWords.zip}
        name="zip"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        defaultValue={first}
        error={error}
        onChange={() => setError(null)}
      />
      <Button type="submit" look="secondary" busy={isBusy}>
        {submit}
      </Button>
      {error === NOT_SHIPPED && (
        <p className="zip-form__where type-14">
          <ModalLink modal="not-ship-to-or-warranties" to={paths.shipping}>
            {notShipToWords.open}
          </ModalLink>
        </p>
      )}
    </form>
  );
}
