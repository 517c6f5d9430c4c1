import * as staff from "#contract/schemas/staff.ts";
import * as desk from "#contract/schemas/staff-orders.ts";
import * as deskRmas from "#contract/schemas/staff-rmas.ts";
import * as reviews from "#contract/schemas/staff-reviews.ts";
import * as creators from "#contract/schemas/creators.ts";
import * as deskPoints from "#contract/schemas/staff-points.ts";
import * as exemptions from "#contract/schemas/tax-exemptions.ts";
import { MOVE_RIGHTS } from "#rules/staff/staff-roles.ts";
import { acceptInvitation, openInvitation } from "./staff/accept-invitation.ts";
import { correctPoints, decidePoints } from "./staff/correct-points.ts";
import { getStaffPoints } from "./staff/get-staff-points.ts";
import { correctStock, getStock } from "./staff/correct-stock.ts";
import { decideExemption, getStaffExemptions } from "./staff/decide-exemption.ts";
import { getQueue } from "./staff/get-queue.ts";
import { holdOrder, noteOnOrder, releaseOrder } from "./staff/hold-order.ts";
import { backToBench, deliverOrder, packOrder, sendToTest, shipOrder, startBuild } from "./staff/move-order.ts";
import { cancelPaidOrder, refundPaidOrder } from "./staff/refund-paid-order.ts";
import { getStaffOrder } from "./staff/view-staff-order.ts";
import { getStaff, proveStaff, staffSignIn, staffSignOut } from "./staff/staff-sign-in.ts";
import { getStaffReviews, publishReview, rejectReview } from "./staff/moderate-review.ts";
import { answerCreator, getStaffCreators } from "./staff/answer-creator.ts";
import { getRmaProof } from "./staff/get-rma-proof.ts";
import { approveRma, getStaffRmas, receiveRma, rejectRma, settleRma } from "./staff/decide-rma.ts";
import { asStaff, changes, changesOrder, givesBack, staffReads } from "./http/presets.ts";
import { route, type Route } from "./http/route.ts";

/** Every call of the desk, one line each, as in `routes.ts`; a row of a change says right, limit, step-up, audit and undo. */
export const DESK_ROUTES: readonly Route[] = [
  route(staff.staffSignIn, changes("account"), staffSignIn),
  route(staff.openInvitation, changes("account"), openInvitation),
  route(staff.acceptInvitation, changes("account"), acceptInvitation),
  route(staff.getStaff, staffReads("desk"), getStaff),
  route(
    staff.staffSignOut,
    asStaff("desk", { limit: "none", stepUp: "none", audit: "signed_out", undo: null }),
    staffSignOut,
  ),
  route(desk.getQueue, staffReads("orders.read"), getQueue),
  route(desk.getStaffOrder, staffReads("orders.read"), getStaffOrder),
  route(desk.startBuild, changesOrder(MOVE_RIGHTS.start_build, "start_build"), startBuild),
  route(desk.sendToTest, changesOrder(MOVE_RIGHTS.send_to_test, "send_to_test"), sendToTest),
  route(desk.backToBench, changesOrder(MOVE_RIGHTS.back_to_bench, "back_to_bench"), backToBench),
  route(desk.packOrder, changesOrder(MOVE_RIGHTS.pack, "pack"), packOrder),
  route(desk.shipOrder, changesOrder(MOVE_RIGHTS.ship, "ship"), shipOrder),
  route(desk.deliverOrder, changesOrder(MOVE_RIGHTS.deliver, "deliver"), deliverOrder),
  route(desk.holdOrder, changesOrder("orders.hold", "hold"), holdOrder),
  route(desk.releaseOrder, changesOrder("orders.hold", "release"), releaseOrder),
  route(desk.noteOnOrder, changesOrder("orders.note", "note"), noteOnOrder),
  route(desk.cancelPaidOrder, givesBack("orders.cancel", "cancel"), cancelPaidOrder),
  route(desk.refundPaidOrder, givesBack("orders.refund", "refund"), refundPaidOrder),
  route(desk.getStock, staffReads("orders.read"), getStock),
  route(
    desk.correctStock,
    asStaff("stock.correct", { limit: "none", stepUp: "fresh", audit: "stock_correct", undo: "stock_correct" }),
    correctStock,
  ),
  route(deskPoints.getStaffPoints, staffReads("orders.read"), getStaffPoints),
  route(
    deskPoints.correctPoints,
    asStaff("points.correct", { limit: "none", stepUp: "fresh", audit: "points_correct", undo: "points_correct" }),
    correctPoints,
  ),
  route(
    deskPoints.decidePoints,
    asStaff("points.decide", { limit: "none", stepUp: "fresh", audit: "points_decide", undo: null }),
    decidePoints,
  ),
  route(deskRmas.getStaffRmas, staffReads("orders.read"), getStaffRmas),
  route(deskRmas.getRmaProof, staffReads("orders.read"), getRmaProof),
  route(deskRmas.approveRma, changesOrder("rmas.decide", "rma_approve"), approveRma),
  route(deskRmas.rejectRma, changesOrder("rmas.decide", "rma_reject"), rejectRma),
  route(deskRmas.receiveRma, changesOrder("rmas.receive", "rma_receive"), receiveRma),
  route(deskRmas.settleRma, changesOrder("rmas.decide", "rma_settle"), settleRma),
  route(reviews.getStaffReviews, staffReads("desk"), getStaffReviews),
  route(reviews.publishReview, changesOrder("reviews.moderate", "review_publish"), publishReview),
  route(reviews.rejectReview, changesOrder("reviews.moderate", "review_reject"), rejectReview),
  route(creators.getStaffCreators, staffReads("desk"), getStaffCreators),
  route(creators.answerCreator, changesOrder("creators.answer", "creator_answer"), answerCreator),
  route(exemptions.getStaffExemptions, staffReads("desk"), getStaffExemptions),
  route(exemptions.decideExemption, changesOrder("exemptions.decide", "exemption_decide"), decideExemption),
  route(staff.proveStaff, asStaff("desk", { limit: "none", stepUp: "none", audit: "proved", undo: null }), proveStaff),
];
