import type { Alert } from "#contract/alert.ts";
import type { ChangeableOrder, OrderChange } from "#contract/order-changes.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { addressBookWords } from "#words/address-book.ts";
import { addressWords, placeWords } from "#words/address.ts";
import { daySpan } from "#words/days.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { formatMoney } from "#words/money.ts";
import { orderChangeWords as words } from "#words/order-change.ts";

interface ChangeFieldsProps {
  action: string;
  order: ChangeableOrder;
  /** What was typed before, and refused or thought over; null at first. */
  typed: OrderChange | null;
  refusal: Alert | null;
}

/** What of an order may be other than it is; it asks for the new total and changes nothing. The buyer's page and the desk's. */
export function ChangeFields({ action, order, typed, refusal }: ChangeFieldsProps) {
  const address = typed?.Address ?? order.Address;
  const wrong = (field: string) =>
    refusal?.Fields?.find((one) => one.field === `Change.Address.${field}`)?.message ??
    (refusal?.Fields?.some((one) => one.field === `Change.Address.${field}`) ? refusal.Message : null);
  const text = (field: keyof typeof address, label: string, more: object = {}) => (
    <Field label={label} name={field} defaultValue={address[field]} error={wrong(field)} {...more} />
  );
  const confirmed = typed?.ConfirmedZipCode ?? "";
  const unknownCode = refusal?.Reason === "zip_unknown" ? address.ZipCode : confirmed;
  return (
    <div className="order-change__sides">
      <form className="order-change__form" method="post" action={action}>
        <input type="hidden" name="intent" value="quote" />
        {order.MayChangeLines && (
          <fieldset>
            <legend>
              <h2 className="type-18">{words.box}</h2>
            </legend>
            {order.Lines.map(({ Line, Name, Quantity }) => (
              <Field
                key={Line}
                label={words.units(Name)}
                help={words.unitsHelp(Quantity)}
                name={`units-${Line}`}
                type="number"
                min={0}
                max={Quantity}
                className="order-change__units"
                defaultValue={typed?.Lines.find((one) => one.Line === Line)?.Quantity ?? Quantity}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>
            <h2 className="type-18">{words.way}</h2>
          </legend>
          <Select
            label={words.way}
            labelHidden
            name="method"
            defaultValue={typed?.ShippingMethodID ?? order.ShippingMethodID}
          >
            {order.ShippingChoices.map((choice) => (
              <option key={choice.ShippingMethodID} value={choice.ShippingMethodID}>
                {words.method(
                  choice.ShippingMethodName,
                  choice.Fee === 0 ? words.free : formatMoney(choice.Fee),
                  daySpan(choice.ArrivesFrom, choice.ArrivesUntil),
                )}
              </option>
            ))}
          </Select>
        </fieldset>
        <fieldset className="order-change__address">
          <legend>
            <h2 className="type-18">{words.address}</h2>
          </legend>
          {text("FirstName", addressWords.firstName, { maxLength: 60 })}
          {text("LastName", addressWords.lastName, { maxLength: 60 })}
          {text("Address1", addressWords.street, { maxLength: 120, className: "order-change__wide" })}
          {text("Address2", addressWords.apartment, { maxLength: 120, optional: true })}
          {text("CompanyName", addressWords.company, { maxLength: 80, optional: true })}
          {text("City", addressWords.city, { maxLength: 60 })}
          {text("State", address.Country === "CANADA" ? addressWords.province : addressWords.state, { maxLength: 40 })}
          {text("ZipCode", address.Country === "CANADA" ? addressWords.postalCode : addressWords.zipCode, {
            maxLength: 10,
          })}
          <Select label={addressWords.country} name="Country" defaultValue={address.Country} error={wrong("Country")}>
            <option value="USA">{addressWords.usa}</option>
            <option value="CANADA">{addressWords.canada}</option>
          </Select>
          {text("ContactNumber", addressBookWords.phone, { maxLength: 40, type: "tel" })}
          <input type="hidden" name="MobileNumber" value={address.MobileNumber} />
          {unknownCode !== "" && (
            <Checkbox roomy name="ConfirmedZipCode" value={unknownCode} defaultChecked={confirmed === unknownCode}>
              {placeWords.confirm(unknownCode)}
            </Checkbox>
          )}
        </fieldset>
        <Button type="submit" look="primary">
          {words.price}
        </Button>
      </form>
      <section className="order-change__bill" aria-labelledby="now-title">
        <h2 className="type-18" id="now-title">
          {words.now}
        </h2>
        <OrderReceipt totals={order.Totals} totalLabel={words.oldTotal} />
      </section>
    </div>
  );
}
