import { randomUUID } from "node:crypto";
import { addAddress } from "#contract/addresses.ts";
import { applyAsCreator } from "#contract/creators.ts";
import { listReviewable, writeReview } from "#contract/reviews.ts";
import { applyForExemption } from "#contract/tax-exemptions.ts";
import { DENVER, PORTLAND } from "#server/testing/buyer.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { SceneStage } from "./scene-stage.ts";

const ADDRESSES = [
  ["Home", DENVER],
  ["Work", PORTLAND],
  ["Parents, the house behind the old mill", { ...PORTLAND, FirstName: "Bartholomew", LastName: "Featherstonehaugh" }],
] as const;

export async function saveAddresses(visitor: Visitor, count: number): Promise<void> {
  for (const [Label, { Email: _email, ...Address }] of ADDRESSES.slice(0, count))
    await visitor.call(addAddress, { body: { Label, IsDefault: Label === "Home", Address } });
}

export async function acceptCreator(desk: HttpShopper, memberId: number): Promise<void> {
  const Answer = "Welcome. Your code and the terms come by mail this week.";
  const body = { MemberId: memberId, Version: 1, Decision: "accepted", Answer };
  const { status } = await desk.post("/api/staff/creators/answer", body);
  if (status !== 200) throw new Error(`The creator was not accepted: ${status}`);
}

/** One review that was read at the desk stands beside those that wait. */
export async function publishOldestReview(desk: HttpShopper): Promise<void> {
  const { body } = await desk.get("/api/staff/reviews");
  const [oldest] = body["Reviews"] as { Id: string; Version: number }[];
  const { status } = await desk.post("/api/staff/reviews/publish", {
    Id: oldest?.Id,
    Version: oldest?.Version,
    Reason: "",
  });
  if (status !== 200) throw new Error(`The review was not published: ${status}`);
  const Answer = "Thank you. The curve that you hear is set for 35 °C at the case; we wrote to you how to lower it.";
  const answered = await desk.post("/api/staff/reviews/answer", { Id: oldest?.Id, Version: oldest?.Version, Answer });
  if (answered.status !== 200) throw new Error(`The review was not answered: ${answered.status}`);
}

export async function askAsCreator(visitor: Visitor, name: string): Promise<void> {
  const About =
    "Quiet builds, measured with a meter at one metre. A video every second week, and the numbers beside it.";
  await visitor.call(applyAsCreator, {
    body: { Name: name, Platform: "youtube", Url: "https://youtube.com/@quietbench", Audience: 48_000, About },
  });
}

/** Three certificates of a member: one waits, one is approved, one was declined. */
export async function askForExemptions(visitor: Visitor, desk: HttpShopper): Promise<void> {
  for (const State of ["CO", "TX", "NY"])
    await visitor.call(applyForExemption, {
      body: { State, Organisation: "Byron Lab", Ground: "education", Certificate: `98-0133${State}`, ExpiresOn: "" },
    });
  const { body } = await desk.get("/api/staff/exemptions");
  const decide = async (State: string, Decision: string, Answer: string) => {
    const asked = (body["Applications"] as { State: string; MemberId: number; Version: number }[]).find(
      (each) => each.State === State,
    );
    const { MemberId, Version } = asked ?? {};
    const done = await desk.post("/api/staff/exemptions/decide", { MemberId, State, Version, Decision, Answer });
    if (done.status !== 200) throw new Error(`The certificate of ${State}: ${String(done.body["Message"])}`);
  };
  await decide("TX", "approved", "The number is right.");
  await decide("NY", "declined", "The number belongs to another school. Send the letter of this year, please.");
}

/** Each product of an order is reviewed; answers the reviews' products. */
export async function reviewAll(visitor: Visitor, order: string, told: string): Promise<void> {
  const { Products } = await visitor.call(listReviewable, { query: { order } });
  for (const [at, { ProductID }] of Products.entries())
    await visitor.call(writeReview, {
      body: {
        OrderNumber: order,
        ProductID,
        Rating: 5 - (at % 3),
        Author: "Ada B.",
        Headline: "Quiet where it counts",
        Body: told,
      },
    });
}

/** Points given and taken at the desk, and one correction that waits for a second person. */
export async function correctPoints(stage: SceneStage, email: string, desks: readonly HttpShopper[]): Promise<void> {
  const MemberId = await stage.memberId(email);
  const corrections = [
    [0, 250, "The parcel was late"],
    [0, -100, "Given twice"],
    [1, 9000, "A PC came with the wrong case; agreed on the phone with its buyer, see the note on the order"],
  ] as const;
  for (const [who, By, Reason] of corrections) {
    const found = await desks[who]?.get(`/api/staff/points?q=${MemberId}`);
    const [seen] = (found?.body["Members"] ?? []) as { Point: number }[];
    const asked = { MemberId, Point: seen?.Point, By, Reason, Key: randomUUID() };
    const done = await desks[who]?.post("/api/staff/points/correct", asked);
    if (done?.status !== 200) throw new Error(`Points by ${By}: ${String(done?.body["Message"])}`);
  }
}
