import { Hono } from "hono";
import { html } from "hono/html";
import { sql } from "kysely";
import type { Mail } from "#adapters/mail/mailer.ts";
import type { AppEnv } from "../http/app.ts";
import type { Html } from "../mail/mail-frame.ts";
import { mailFrameAt, mailItself, outboxPage } from "../mail/outbox-frame.ts";
import type { World } from "../world.ts";
import { MAIL_TOPICS } from "./mail-topics.ts";
import { spoken } from "../languages/spoken.ts";

const { outboxWords } = spoken.outbox;

const PATH = "/dev/outbox/kinds";
const RECEIPT = "order_receipt";

type Written = Omit<Mail, "dedupeKey">;

/** One page of every mail the store can send, in each case that reads differently, written as it would be sent. */
export function mailKinds(world: World): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  const page = outboxPage(world);
  pages.get(PATH, async (c) => {
    const receipt = await sampleMail(world, RECEIPT, outboxWords.newestOrder);
    const parts = Object.entries(MAIL_TOPICS).map(async ([topic, { samples }]) =>
      topic === RECEIPT
        ? receipt
          ? part(topic, outboxWords.newestOrder, receipt)
          : html`<p>${outboxWords.noOrder}</p>`
        : Promise.all(
            Object.keys(samples).map(async (name) => {
              const mail = await sampleMail(world, topic, name);
              return mail ? part(topic, name, mail) : "";
            }),
          ),
    );
    const content = html`<p><a href="/dev/outbox">${outboxWords.all}</a></p>
      <h1>${outboxWords.kindsTitle}</h1>
      ${await Promise.all(parts)}`;
    return page(c, { title: outboxWords.kindsTitle, content });
  });
  pages.get(`${PATH}/:topic/:name`, async (c) => {
    const mail = await sampleMail(world, c.req.param("topic"), c.req.param("name"));
    return mail ? mailItself(c, mail.html) : c.notFound();
  });
  return pages;
}

/** Null where there is no such mail, or for the receipt no order. */
export async function sampleMail(world: World, topicName: string, name: string): Promise<Written | null> {
  const topic = own(MAIL_TOPICS, topicName);
  if (!topic) return null;
  const facts = topicName === RECEIPT ? await newestOrder(world, topic.sql) : own(topic.samples, name);
  return facts ? topic.write(world, facts as never) : null;
}

/** A path may name what every object has. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

async function newestOrder({ db }: Pick<World, "db">, facts: string): Promise<unknown> {
  const { rows } = await sql<{ facts: unknown }>`select ${sql.raw(facts)} as facts from (
    select jsonb_build_object('orderNumber', order_number) as payload from orders order by created_at desc limit 1
  ) as newest`.execute(db.queries);
  return rows[0]?.facts;
}

function part(topic: string, name: string, { subject, text }: Written): Html {
  return html`<h2>${subject}</h2>
    <p>${topic.replaceAll("_", " ")}: ${name}</p>
    ${mailFrameAt(`${PATH}/${topic}/${encodeURIComponent(name)}`, subject)}
    <details>
      <summary>${outboxWords.plain}</summary>
      <pre tabindex="0">${text}</pre>
    </details>`;
}
