import type { OrderView } from "#contract/checkout.ts";
import { Sentence } from "#ui/sentence.tsx";
import { isCalledOff } from "#rules/order/order-states.ts";
import { PRE_ORDER_SIZES } from "#rules/order/pre-order-size.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { dayText } from "#words/days.ts";
import { Select } from "#ui/select.tsx";
import { longerWarrantyWords } from "#words/longer-warranty.ts";
import { orderHelpWords } from "#words/order-page.ts";
import { orderChangeFactWords } from "#words/order-change.ts";
import { textUpdateWords } from "#words/text-updates.ts";
import { surveyWords } from "#words/survey.ts";
import { paths } from "../paths.ts";
import { LongerWarrantyLink } from "./longer-warranty-link.tsx";
import { usePromises, useShellFacts } from "../shell/shell-facts.ts";

/** On its way, or there: nobody changes it any more. */
const GONE: ReadonlySet<OrderView["State"]> = new Set(["shipped", "delivered"]);
/** What a buyer can do now: who changes or cancels, how long things can come back, and the receipt on paper. */
export function OrderHelp({ order, mayBeLonger }: { order: OrderView; mayBeLonger: boolean }) {
  const { supportEmail, supportPhone, supportHours } = useShellFacts();
  const promises = usePromises();
  const mayChange = !isCalledOff(order.State) && !GONE.has(order.State);
  const subject = new URLSearchParams({ subject: orderHelpWords.subject(order.OrderNumber) })
    .toString()
    .replaceAll("+", "%20");
  return (
    <section className="order__help" aria-labelledby="help-title">
      <h2 id="help-title" className="type-22">
        {orderHelpWords.title}
      </h2>
      <dl>
        <div>
          <dt>{mayChange ? orderHelpWords.change : orderHelpWords.questions}</dt>
          <dd>
            {order.Changes.MayChange && <ChangeOrCancel order={order} />}
            <Sentence
              of={(mayChange ? orderHelpWords.write : orderHelpWords.ask)(
                <a className="link" href={`mailto:${supportEmail}?${subject}`}>
                  {supportEmail}
                </a>,
                <a className="link nowrap" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
                  {supportPhone}
                </a>,
                <span className="nowrap">{orderHelpWords.hours(supportHours)}</span>,
                order.OrderNumber,
              )}
            />
          </dd>
        </div>
        {!isCalledOff(order.State) && (
          <>
            <SendBack order={order} />
            <div>
              <dt>{orderHelpWords.damaged}</dt>
              <dd>{orderHelpWords.damagedText(promises.damage)}</dd>
            </div>
          </>
        )}
        {mayBeLonger && (
          <div>
            <dt>{longerWarrantyWords.help}</dt>
            <dd>
              <LongerWarrantyLink order={order.OrderNumber}>{longerWarrantyWords.title}</LongerWarrantyLink>
            </dd>
          </div>
        )}
        {order.PreOrderSize && (
          <div>
            <dt>{orderHelpWords.size}</dt>
            <dd>
              {orderHelpWords.sizeChosen(order.PreOrderSize.Size)}
              {order.PreOrderSize.MayChoose && (
                <form method="post" className="order__end-links">
                  <input type="hidden" name="intent" value="size" />
                  <Select label={orderHelpWords.sizeLabel} name="Size" defaultValue={order.PreOrderSize.Size || "M"}>
                    {PRE_ORDER_SIZES.map((size) => (
                      <option key={size} value={size}>
                        {size}
                      </option>
                    ))}
                  </Select>
                  <Button type="submit" size="small">
                    {orderHelpWords.saveSize}
                  </Button>
                </form>
              )}
            </dd>
          </div>
        )}
        {order.Texts && (
          <div>
            <dt>{textUpdateWords.title}</dt>
            <dd>
              {order.Texts.SendTextNote
                ? textUpdateWords.on(order.Texts.CellPhone)
                : textUpdateWords.off(order.Texts.CellPhone)}
              <form method="post" className="order__end-links">
                <input type="hidden" name="intent" value="texts" />
                <Button type="submit" size="small">
                  {order.Texts.SendTextNote ? textUpdateWords.switchOff : textUpdateWords.switchOn}
                </Button>
              </form>
            </dd>
          </div>
        )}
        <div>
          <dt>{orderHelpWords.links}</dt>
          <dd>
            {orderHelpWords.linksText}
            <form method="post" className="order__end-links">
              <Button type="submit" size="small">
                {orderHelpWords.endLinks}
              </Button>
            </form>
          </dd>
        </div>
      </dl>
      {order.State !== "pending_payment" && order.State !== "cancelled" && (
        <p className="order__survey">
          <a className="link" href={`/carts/order-survey?order=${order.OrderNumber}`}>
            {surveyWords.link}
          </a>
        </p>
      )}
      <Button className="with-script" onClick={() => window.print()}>
        {orderHelpWords.print}
      </Button>
    </section>
  );
}

/** Until when it may come back, and the doors to a return, a repair and a review once it is there or on its way. */
function SendBack({ order }: { order: OrderView }) {
  const promises = usePromises();
  const { OrderNumber, ReturnUntil: until, IsReturnOver } = order;
  return (
    <div>
      <dt>{orderHelpWords.sendBack}</dt>
      <dd>
        {until === ""
          ? orderHelpWords.within(promises.returns)
          : orderHelpWords[IsReturnOver ? "returnOver" : "returnUntil"](dayText(until))}{" "}
        {!IsReturnOver && promises["returns.shipping"]}{" "}
        <a className="link nowrap" href={paths.returns}>
          {orderHelpWords.howReturns}
        </a>
        {GONE.has(order.State) && (
          <p className="order__doors">
            <a className={buttonClass("secondary", "small")} href={paths.rmaOf(OrderNumber)}>
              {orderHelpWords[IsReturnOver ? "askRepair" : "askReturn"]}
            </a>
            {order.State === "delivered" && (
              <a className={buttonClass("secondary", "small")} href={paths.writeReview(OrderNumber)}>
                {orderHelpWords.review}
              </a>
            )}
          </p>
        )}
      </dd>
    </div>
  );
}

/** Until work on it begins its buyer does both alone. */
function ChangeOrCancel({ order }: { order: OrderView }) {
  return (
    <>
      <p>
        {orderChangeFactWords.changeText}{" "}
        <a className="link nowrap" href={paths.orderChange(order.OrderNumber)}>
          {orderChangeFactWords.changeLink}
        </a>
      </p>
      <details className="order__cancel">
        <summary className="text-button">{orderChangeFactWords.cancel}</summary>
        <form method="post" className="order__end-links">
          <input type="hidden" name="intent" value="call-off" />
          <p>{orderChangeFactWords.cancelText}</p>
          <Button type="submit" size="small">
            {orderChangeFactWords.cancelSure}
          </Button>
        </form>
      </details>
    </>
  );
}
