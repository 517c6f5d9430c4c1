import type { CartItem, RushChoice } from "#contract/carts.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import { DEFER } from "#rules/cart/line-unit-price.ts";
import { moneyTimes } from "#rules/money/wire-money.ts";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { rushWords as words } from "#words/rush.ts";
import { openModal } from "../modals/modal-store.ts";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** When this PC is built, as radios; where it cannot be built sooner there is nothing to ask. Without JavaScript a button sends the choice. */
export function RushForm({ item }: { item: CartItem }) {
  const chooseRush = useCart((store) => store.chooseRush);
  const choose = (service: RushService) => {
    const take = () => void chooseRush(item.CartItemId, service);
    const shipsAs = (as: RushService) => item.RushChoices.find(({ rushService }) => rushService === as)?.ships ?? "";
    if (service !== DEFER) return take();
    const saving = moneyTimes(item.RushPrice, item.Quantity);
    openModal("defer-service", { later: shipsAs(DEFER), usual: shipsAs("none"), saving, onDefer: take });
  };
  return (
    <CartForm
      intent="rush"
      className="warranty-form"
      fields={{ cartItemId: item.CartItemId }}
      onSend={(_, form) => choose(new FormData(form).get("rushService") as RushService)}
    >
      <fieldset>
        <legend className="warranty-form__legend">{words.title}</legend>
        <div className="radio-rows">
          {item.RushChoices.map((choice) => (
            <RushRow key={choice.rushService} choice={choice} item={item} onChoose={choose} />
          ))}
        </div>
      </fieldset>
      <button type="submit" className="text-button without-script">
        {words.choose}
      </button>
    </CartForm>
  );
}

interface RushRowProps {
  item: CartItem;
  choice: RushChoice;
  onChoose(service: RushService): void;
}

function RushRow({ item, choice, onChoose }: RushRowProps) {
  const { rushService, price, ships, orderShips } = choice;
  return (
    <RadioRow
      name="rushService"
      value={rushService}
      title={words.choice[rushService]}
      detail={words.detail(rushService, ships, orderShips)}
      end={price > 0 ? <Money amount={price} sign /> : rushService === DEFER ? words.later : words.free}
      checked={rushService === item.RushService}
      onChange={() => onChoose(rushService)}
    />
  );
}

/** It is asked where it can be sooner, and where somebody has let it wait. */
export function asksForRush({ RushChoices, RushService: chosen }: CartItem): boolean {
  return chosen !== "none" || RushChoices.some(({ rushService }) => rushService === "rush");
}
