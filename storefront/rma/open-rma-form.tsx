import type { ReplyOf } from "#contract/call.ts";
import type { listRmaOthers } from "#contract/rma.ts";
import { MAX_PROOF_BYTES, MOST_PROOFS } from "#rules/rma/check-proof-file.ts";
import { RMA_REASONS, RMA_WANTS } from "#rules/rma/rma-states.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { dayText } from "#words/days.ts";
import { rmaReasonWords, rmaWantsWords, rmaWords as words } from "#words/rma.ts";
import { fieldWords } from "#words/ui.ts";
import { paths } from "../paths.ts";

/** What of the order comes back, and what is wanted instead; words alone where nothing can. */
export function OpenRma({ order, email }: { order: ReplyOf<typeof listRmaOthers>; email: string }) {
  const lines = order.Lines.filter(({ Left }) => Left > 0);
  return (
    <section>
      <h2 className="type-22">{words.order(order.OrderNumber)}</h2>
      {!order.IsShipped || lines.length === 0 ? (
        <>
          <p className="muted">{order.IsShipped ? words.allAsked : words.notShipped}</p>
          <p>
            <a className="link" href={`/carts/order/${order.OrderNumber}`}>
              {words.toOrder}
            </a>
          </p>
        </>
      ) : (
        <form className="rma__form" method="post" encType="multipart/form-data" action={paths.rma}>
          <input type="hidden" name="intent" value="open" />
          <input type="hidden" name="OrderNumber" value={order.OrderNumber} />
          <input type="hidden" name="Email" value={email} />
          {order.ReturnUntil !== "" && <p>{(order.IsOver ? words.over : words.until)(dayText(order.ReturnUntil))}</p>}
          <fieldset>
            <legend>{words.what}</legend>
            {lines.map(({ Line, ItemDescription, Left }) => (
              <div className="rma__line" key={Line}>
                <Checkbox roomy name={`comes-${Line}`} defaultChecked={lines.length === 1}>
                  {ItemDescription}
                </Checkbox>
                {Left > 1 && (
                  <Select label={words.units} aria-label={words.unitsOf(ItemDescription)} name={`units-${Line}`}>
                    {Array.from({ length: Left }, (_, at) => (
                      <option key={at} value={at + 1}>
                        {at + 1}
                      </option>
                    ))}
                  </Select>
                )}
              </div>
            ))}
          </fieldset>
          <Select label={words.wants} name="Wants">
            {RMA_WANTS.filter((wants) => wants === "repair" || !order.IsOver).map((wants) => (
              <option key={wants} value={wants}>
                {rmaWantsWords[wants]}
              </option>
            ))}
          </Select>
          <Select label={words.reason} name="Reason">
            {RMA_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {rmaReasonWords[reason]}
              </option>
            ))}
          </Select>
          <label className="field">
            <span className="field__label">
              {words.told} <span className="field__optional">{fieldWords.optional}</span>
            </span>
            <textarea className="field__input" name="Told" rows={5} maxLength={2000} />
          </label>
          <Field
            label={words.show}
            help={words.showHelp(MOST_PROOFS, MAX_PROOF_BYTES / 1_000_000)}
            name="Proofs"
            type="file"
            accept=".jpg,.jpeg,.png,.pdf"
            multiple
            optional
          />
          <Button type="submit" look="primary" size="large">
            {words.send}
          </Button>
        </form>
      )}
    </section>
  );
}
