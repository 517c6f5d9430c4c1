import type { AlertCoupon } from "#contract/alerts.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { alertPageWords as words } from "#words/email-alerts.ts";
import { moneyFieldUnit } from "#words/money.ts";

/** What a form without JavaScript was refused with, and what was typed in it. */
export interface RefusedAlert {
  /** Of the email; empty where the target is what is wrong. */
  refused: string;
  typed: string;
  target?: string;
  isTargetWrong?: boolean;
}

export function AlertEmailField({ refused, id }: { refused: RefusedAlert | null; id?: string }) {
  return (
    <Field
      id={id}
      label={words.email}
      name="Email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      defaultValue={refused?.typed}
      error={refused?.refused}
    />
  );
}

interface PriceAlertFieldsProps {
  skuId: number;
  /** Codes that hold today: nobody waits for what is there. */
  codes: readonly AlertCoupon[];
  refused: RefusedAlert | null;
  busy?: boolean;
}

/** What to be told of one product, once: codes that hold already are shown first. */
export function PriceAlertFields({ skuId, codes, refused, busy = false }: PriceAlertFieldsProps) {
  return (
    <>
      {codes.length > 0 && (
        <div>
          <h2 className="type-18">{words.codesNow}</h2>
          <ul className="alerts-codes">
            {codes.map(({ CouponCode, Text }) => (
              <li key={CouponCode}>
                <b>{CouponCode}</b> {Text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name="SkuID" value={skuId} />
      <div>
        <Checkbox name="PriceDrop" defaultChecked roomy>
          {words.priceDrop}
        </Checkbox>
        <Checkbox name="WantsCode" roomy>
          {words.coupon}
        </Checkbox>
      </div>
      <Field
        label={words.target}
        optional
        name="TargetPrice"
        inputMode="decimal"
        {...moneyFieldUnit}
        maxLength={12}
        defaultValue={refused?.target}
        error={refused?.isTargetWrong ? words.targetWrong : null}
        help={words.targetHelp}
      />
      <AlertEmailField refused={refused} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {words.watch}
      </Button>
      <p className="type-13 muted">{words.promise}</p>
    </>
  );
}
