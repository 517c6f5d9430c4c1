import type { TextMessage } from "#adapters/texts/text-sender.ts";
import type { Carrier } from "#rules/order/carriers.ts";
import { trackingPage } from "#rules/order/carriers.ts";
import type { TextedState } from "#rules/order/text-updates.ts";
import { orderPage } from "../orders/order-key.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { delayText } = spoken.shipDelays;
const { orderTexts } = spoken.textUpdates;

/** A kind of text: as `MailTopic`, and nothing of it is kept. */
export interface TextTopic<Facts> {
  sql: string;
  write(world: Pick<World, "config" | "settings">, facts: Facts): TextMessage;
}

interface OrderTextFacts {
  phone: string;
  orderNumber: string;
  state: TextedState;
  carrier: Carrier | null;
  tracking: string | null;
}

/** A step of an order. Where texts were ended meanwhile nobody is written to. */
const ORDER_TEXT: TextTopic<OrderTextFacts> = {
  sql: `(select jsonb_build_object('phone', text_phone, 'orderNumber', order_number, 'state', payload ->> 'state',
      'carrier', carrier, 'tracking', tracking)
    from orders left join shipments on shipments.order_id = orders.id
    where orders.id = (payload ->> 'orderId')::uuid and text_phone is not null and text_ended_at is null)`,
  write({ config }, { phone, orderNumber, state, carrier, tracking }) {
    const page = carrier && tracking ? trackingPage(carrier, tracking) : "";
    return { phone, body: orderTexts[state](config.store.name, orderNumber, page) };
  },
};

/** That an order ships late; the page, which asks a stranger for the email, has the choice. Never of a delay that another one followed. */
const ORDER_DELAY_TEXT: TextTopic<{ phone: string; orderNumber: string; shipsOn: string | null }> = {
  sql: `(select jsonb_build_object('phone', text_phone, 'orderNumber', order_number, 'shipsOn', ship_delays.ships_on)
    from ship_delays join orders on orders.id = ship_delays.order_id
    where ship_delays.order_id = (payload ->> 'orderId')::uuid and ship_delays.number = (payload ->> 'number')::int
      and text_phone is not null and text_ended_at is null and orders.state in ('paid', 'building', 'testing', 'packed')
      and not exists (select from ship_delays as later
        where later.order_id = orders.id and later.number > ship_delays.number))`,
  write({ config, settings }, { phone, orderNumber, shipsOn }) {
    const page = pageAddress(settings, orderPage(orderNumber));
    return { phone, body: delayText(config.store.name, orderNumber, shipsOn ?? "", page) };
  },
};

/** What a row of the outbox becomes where it is no mail. */
export const TEXT_TOPICS: Readonly<Record<string, TextTopic<never>>> = {
  order_text: ORDER_TEXT,
  order_delay_text: ORDER_DELAY_TEXT,
};
