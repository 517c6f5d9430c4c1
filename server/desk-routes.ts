import * as staff from "#contract/schemas/staff.ts";
import * as desk from "#contract/schemas/staff-orders.ts";
import * as delays from "#contract/schemas/staff-delays.ts";
import * as serials from "#contract/schemas/staff-serials.ts";
import * as tests from "#contract/schemas/staff-tests.ts";
import * as labels from "#contract/schemas/staff-labels.ts";
import * as deskChanges from "#contract/schemas/staff-changes.ts";
import * as deskRmas from "#contract/schemas/staff-rmas.ts";
import * as people from "#contract/schemas/staff-people.ts";
import * as reviews from "#contract/schemas/staff-reviews.ts";
import * as creators from "#contract/schemas/creators.ts";
import * as deskPoints from "#contract/schemas/staff-points.ts";
import * as exemptions from "#contract/schemas/tax-exemptions.ts";
import * as idDiscount from "#contract/schemas/id-discount.ts";
import * as disputes from "#contract/schemas/staff-disputes.ts";
import * as webhooks from "#contract/schemas/staff-webhooks.ts";
import * as screenings from "#contract/schemas/staff-screenings.ts";
import { MOVE_RIGHTS } from "#rules/staff/staff-roles.ts";
import { acceptInvitation, openInvitation } from "./staff/accept-invitation.ts";
import { correctParcels } from "./staff/correct-parcels.ts";
import { correctPoints, decidePoints } from "./staff/correct-points.ts";
import { getStaffPoints } from "./staff/get-staff-points.ts";
import { recordMeasured } from "./staff/record-measured.ts";
import { recordSerials } from "./staff/record-serials.ts";
import { correctStock, getStock } from "./staff/correct-stock.ts";
import { decideIdProof, getIdProofFile, getStaffIdProofs } from "./staff/decide-id-proof.ts";
import { decideExemption, getStaffExemptions } from "./staff/decide-exemption.ts";
import { getStaffScreenings, rejectScreening, releaseScreening } from "./staff/decide-screening.ts";
import { delayOrder, getShipDates } from "./staff/delay-order.ts";
import { getStaffDisputes } from "./staff/get-staff-disputes.ts";
import { getStaffLog } from "./staff/get-staff-log.ts";
import {
  changeStaffRoles,
  endStaffPerson,
  endStaffSessionsOf,
  getStaffPeople,
  inviteStaffPerson,
} from "./staff/manage-staff.ts";
import { getQueue } from "./staff/get-queue.ts";
import { holdOrder, noteOnOrder, releaseOrder } from "./staff/hold-order.ts";
import { cancelLabel, getLabelPdf, makeLabel } from "./staff/make-label.ts";
import { deliverOrder, shipOrder, startBuild } from "./staff/move-order.ts";
import { cancelPaidOrder, refundChange, refundPaidOrder } from "./staff/refund-paid-order.ts";
import {
  getStaffOrderChange,
  quoteStaffChange,
  revisePaidOrder,
  withdrawStaffChange,
} from "./staff/revise-paid-order.ts";
import { backToBench, packOrder, sendToTest } from "./staff/test-order.ts";
import { getStaffOrder } from "./staff/view-staff-order.ts";
import { getStaff, proveStaff, staffSignIn, staffSignOut } from "./staff/staff-sign-in.ts";
import {
  answerReview,
  getReviewPicture,
  getStaffReviews,
  publishReview,
  rejectReview,
} from "./staff/moderate-review.ts";
import { answerCreator, getStaffCreators } from "./staff/answer-creator.ts";
import {
  addWebhook,
  chooseWebhookEvents,
  endWebhook,
  getStaffWebhooks,
  getWebhookDeliveries,
  replayWebhook,
  rotateWebhook,
  switchWebhook,
  testWebhook,
} from "./staff/manage-webhooks.ts";
import { getRmaProof } from "./staff/get-rma-proof.ts";
import { cancelRmaLabel, makeRmaLabel } from "./staff/make-return-label.ts";
import { answerRmaMessage } from "./staff/answer-rma-message.ts";
import { approveRma, getStaffRmas, receiveRma, rejectRma, settleRma } from "./staff/decide-rma.ts";
import {
  asStaff,
  changes,
  changesOrder,
  givesBack,
  managesStaff,
  managesWebhooks,
  staffReads,
  withPassword,
} from "./http/presets.ts";
import { route, type Route } from "./http/route.ts";

/** Every call of the desk, one line each, as in `routes.ts`; a row of a change says right, limit, step-up, audit and undo. */
export const DESK_ROUTES: readonly Route[] = [
  route(staff.staffSignIn, withPassword(changes("account")), staffSignIn),
  route(staff.openInvitation, changes("account"), openInvitation),
  route(staff.acceptInvitation, withPassword(changes("account")), acceptInvitation),
  route(staff.getStaff, staffReads("desk"), getStaff),
  route(
    staff.staffSignOut,
    asStaff("desk", { limit: "none", stepUp: "none", audit: "signed_out", undo: null }),
    staffSignOut,
  ),
  route(people.getStaffPeople, staffReads("staff.manage"), getStaffPeople),
  route(people.inviteStaffPerson, managesStaff("invited"), inviteStaffPerson),
  route(people.changeStaffRoles, managesStaff("roles_changed"), changeStaffRoles),
  route(people.endStaffSessionsOf, managesStaff("sessions_ended"), endStaffSessionsOf),
  route(people.endStaffPerson, managesStaff("ended"), endStaffPerson),
  route(people.getStaffLog, staffReads("log.read"), getStaffLog),
  route(desk.getQueue, staffReads("orders.read"), getQueue),
  route(desk.getStaffOrder, staffReads("orders.read"), getStaffOrder),
  route(desk.startBuild, changesOrder(MOVE_RIGHTS.start_build, "start_build"), startBuild),
  route(desk.sendToTest, changesOrder(MOVE_RIGHTS.send_to_test, "send_to_test"), sendToTest),
  route(desk.backToBench, changesOrder(MOVE_RIGHTS.back_to_bench, "back_to_bench"), backToBench),
  route(serials.recordSerials, changesOrder("orders.build", "record_serials"), recordSerials),
  route(tests.recordMeasured, changesOrder("orders.build", "record_measured"), recordMeasured),
  route(desk.packOrder, changesOrder(MOVE_RIGHTS.pack, "pack"), packOrder),
  route(desk.shipOrder, changesOrder(MOVE_RIGHTS.ship, "ship"), shipOrder),
  route(desk.correctParcels, changesOrder("orders.ship", "correct_parcels"), correctParcels),
  route(desk.deliverOrder, changesOrder(MOVE_RIGHTS.deliver, "deliver"), deliverOrder),
  route(labels.makeLabel, changesOrder("orders.ship", "label_make"), makeLabel),
  route(labels.cancelLabel, changesOrder("orders.ship", "label_cancel"), cancelLabel),
  route(labels.getLabelPdf, staffReads("orders.ship"), getLabelPdf),
  route(desk.holdOrder, changesOrder("orders.hold", "hold"), holdOrder),
  route(desk.releaseOrder, changesOrder("orders.hold", "release"), releaseOrder),
  route(delays.delayOrder, changesOrder("orders.delay", "delay"), delayOrder),
  route(delays.getShipDates, staffReads("orders.delay"), getShipDates),
  route(desk.noteOnOrder, changesOrder("orders.note", "note"), noteOnOrder),
  route(disputes.getStaffDisputes, staffReads("orders.refund"), getStaffDisputes),
  route(screenings.getStaffScreenings, staffReads("screening.decide"), getStaffScreenings),
  route(screenings.releaseScreening, changesOrder("screening.decide", "screening_release"), releaseScreening),
  route(screenings.rejectScreening, changesOrder("screening.decide", "screening_reject"), rejectScreening),
  route(desk.cancelPaidOrder, givesBack("orders.cancel", "cancel"), cancelPaidOrder),
  route(desk.refundChange, givesBack("orders.refund", "refund"), refundChange),
  route(desk.refundPaidOrder, givesBack("orders.refund", "refund"), refundPaidOrder),
  route(deskChanges.getStaffOrderChange, staffReads("orders.read"), getStaffOrderChange),
  route(deskChanges.quoteStaffChange, staffReads("orders.read"), quoteStaffChange),
  route(deskChanges.revisePaidOrder, givesBack("orders.revise", "revise"), revisePaidOrder),
  route(deskChanges.withdrawStaffChange, changesOrder("orders.revise", "revise_withdraw"), withdrawStaffChange),
  route(desk.getStock, staffReads("orders.read"), getStock),
  route(
    desk.correctStock,
    asStaff("stock.correct", { limit: "none", stepUp: "fresh", audit: "stock_correct", undo: "stock_correct" }),
    correctStock,
  ),
  route(deskPoints.getStaffPoints, staffReads("points.correct"), getStaffPoints),
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
  route(deskRmas.answerRmaMessage, changesOrder("rmas.decide", "rma_message"), answerRmaMessage),
  route(deskRmas.makeRmaLabel, changesOrder("rmas.decide", "rma_label_make"), makeRmaLabel),
  route(deskRmas.cancelRmaLabel, changesOrder("rmas.decide", "rma_label_cancel"), cancelRmaLabel),
  route(deskRmas.settleRma, changesOrder("rmas.decide", "rma_settle"), settleRma),
  route(reviews.getStaffReviews, staffReads("reviews.moderate"), getStaffReviews),
  route(reviews.getReviewPicture, staffReads("reviews.moderate"), getReviewPicture),
  route(reviews.publishReview, changesOrder("reviews.moderate", "review_publish"), publishReview),
  route(reviews.rejectReview, changesOrder("reviews.moderate", "review_reject"), rejectReview),
  route(reviews.answerReview, changesOrder("reviews.moderate", "review_answer"), answerReview),
  route(creators.getStaffCreators, staffReads("creators.answer"), getStaffCreators),
  route(creators.answerCreator, changesOrder("creators.answer", "creator_answer"), answerCreator),
  route(exemptions.getStaffExemptions, staffReads("exemptions.decide"), getStaffExemptions),
  route(exemptions.decideExemption, changesOrder("exemptions.decide", "exemption_decide"), decideExemption),
  route(idDiscount.getStaffIdProofs, staffReads("id_proofs.decide"), getStaffIdProofs),
  route(idDiscount.getIdProofFile, staffReads("id_proofs.decide"), getIdProofFile),
  route(idDiscount.decideIdProof, changesOrder("id_proofs.decide", "id_proof_decide"), decideIdProof),
  route(webhooks.getStaffWebhooks, staffReads("webhooks.manage"), getStaffWebhooks),
  route(webhooks.getWebhookDeliveries, staffReads("webhooks.manage"), getWebhookDeliveries),
  route(webhooks.addWebhook, managesWebhooks("webhook_add"), addWebhook),
  route(webhooks.rotateWebhook, managesWebhooks("webhook_rotate"), rotateWebhook),
  route(webhooks.switchWebhook, managesWebhooks("webhook_switch"), switchWebhook),
  route(webhooks.chooseWebhookEvents, managesWebhooks("webhook_events"), chooseWebhookEvents),
  route(webhooks.endWebhook, managesWebhooks("webhook_end"), endWebhook),
  route(webhooks.testWebhook, changesOrder("webhooks.manage", "webhook_test"), testWebhook),
  route(webhooks.replayWebhook, changesOrder("webhooks.manage", "webhook_replay"), replayWebhook),
  route(staff.proveStaff, asStaff("desk", { limit: "none", stepUp: "none", audit: "proved", undo: null }), proveStaff),
];
