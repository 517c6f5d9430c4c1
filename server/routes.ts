import { PROVIDER_NAMES } from "#adapters/payments/payment-providers.ts";
import { getAccountOverview as getAccountOverviewCall } from "#contract/schemas/account-overview.ts";
import * as addresses from "#contract/schemas/addresses.ts";
import * as cartBack from "#contract/schemas/cart-back.ts";
import * as carts from "#contract/schemas/carts.ts";
import * as catalog from "#contract/schemas/catalog.ts";
import * as checkout from "#contract/schemas/checkout.ts";
import { getGlobalJson as getGlobalJsonCall } from "#contract/schemas/global-config.ts";
import * as home from "#contract/schemas/home.ts";
import { getLanguageJson as getLanguageJsonCall } from "#contract/schemas/language.ts";
import { logEvent as logEventCall } from "#contract/schemas/log-event.ts";
import * as members from "#contract/schemas/members.ts";
import * as orders from "#contract/schemas/orders.ts";
import * as products from "#contract/schemas/wire-product.ts";
import * as points from "#contract/schemas/points.ts";
import * as vouchers from "#contract/schemas/vouchers.ts";
import * as warranties from "#contract/schemas/warranties.ts";
import * as creators from "#contract/schemas/creators.ts";
import * as exemptions from "#contract/schemas/tax-exemptions.ts";
import * as idDiscount from "#contract/schemas/id-discount.ts";
import * as rewards from "#contract/schemas/rewards.ts";
import * as reviews from "#contract/schemas/reviews.ts";
import { endReviewInvites as endReviewInvitesCall } from "#contract/schemas/review-invites.ts";
import * as rma from "#contract/schemas/rma.ts";
import { CHECKOUT } from "./checkout/checkout-routes.ts";
import { ORDER_CHANGES } from "./account/order-change-routes.ts";
import { cancelOrder } from "./account/cancel-order.ts";
import * as rebuild from "#contract/schemas/rebuild.ts";
import { addLongerWarranty } from "./account/add-longer-warranty.ts";
import { getPostPurchaseDetail } from "./account/get-post-purchase-detail.ts";
import { submitOrderSurvey } from "./account/submit-order-survey.ts";
import { addAddress, changeAddress, listAddresses, putAddressFirst, removeAddress } from "./addresses/address-book.ts";
import { validateAddress } from "./addresses/validate-address.ts";
import { ALERTS } from "./alerts/alert-routes.ts";
import { savePreOrderSize } from "./account/save-pre-order-size.ts";
import { getAccountOverview } from "./overview/get-account-overview.ts";
import { getOrder } from "./account/get-order.ts";
import { listOrders } from "./account/list-orders.ts";
import { lookUpOrder } from "./account/look-up-order.ts";
import { endOrderLinks, openOrder } from "./account/open-order.ts";
import { EASY_BUILDER } from "./easy-builder/easy-builder-routes.ts";
import { CONFIGURATOR } from "./configurator/configurator-routes.ts";
import { addRecommendToCart } from "./carts/add-recommend-to-cart.ts";
import { addSkusToCart } from "./carts/add-skus-to-cart.ts";
import { bringCartBack } from "./marketing/bring-cart-back.ts";
import { addToCart } from "./carts/add-to-cart.ts";
import { applyCoupon } from "./carts/apply-coupon.ts";
import { applyPoints } from "./carts/apply-points.ts";
import { applyVoucher } from "./carts/apply-voucher.ts";
import { getCartVoucher } from "./carts/get-cart-voucher.ts";
import { availableCoupons } from "./carts/available-coupons.ts";
import { cartInit } from "./carts/view-cart.ts";
import { changeCartItemQty } from "./carts/change-cart-item-qty.ts";
import { changeRushService, changeRushServiceToDefer } from "./carts/change-rush-service.ts";
import { changeSystemWarranty, removeSystemsExtendWarranty } from "./carts/change-system-warranty.ts";
import { changeWarrantyBundle } from "./carts/change-warranty-bundle.ts";
import { checkStock } from "./carts/check-stock.ts";
import { deleteCartItem } from "./carts/delete-cart-item.ts";
import { removeSku } from "./carts/remove-sku.ts";
import { setReviewItemsAndGetBundle } from "./carts/set-review-items.ts";
import { addAdobeAddOn } from "./carts/add-adobe-add-on.ts";
import { takeWithPcPrice } from "./carts/take-with-pc-price.ts";
import { getGlobalJson } from "./catalog/get-global-json.ts";
import { getHome } from "./catalog/get-home.ts";
import { getLanguageJson } from "./catalog/get-language-json.ts";
import { getComparison } from "./catalog/get-comparison.ts";
import { getListing } from "./catalog/get-listing.ts";
import { getPageArt } from "./catalog/get-page-art.ts";
import { getProduct } from "./catalog/get-product.ts";
import { getSuggestions } from "./catalog/get-suggestions.ts";
import { getGearStock, getIapiModels, getModelStock, getUnitInfoSkus } from "./catalog/product-calls.ts";
import { getSections } from "./catalog/get-sections.ts";
import { HEALTH } from "./health/health-routes.ts";
import {
  asks,
  asMember,
  changes,
  fileForms,
  operates,
  pages,
  reads,
  readsOwn,
  shows,
  mailWebhook,
  parcelWebhook,
  textWebhook,
  takesFile,
  webhook,
  withPassword,
} from "./http/presets.ts";
import { DESK_ROUTES } from "./desk-routes.ts";
import { fileRoute } from "./http/file-route.ts";
import { type Address, address, EVERYTHING_ELSE, route, type Route } from "./http/route.ts";
import { silent } from "./http/silent-route.ts";
import { eitherWay, posted, proxied } from "./http/second-spelling.ts";
import { SAVED_LISTS } from "./lists/list-routes.ts";
import { SAVED_BUILDS } from "./saved-builds/saved-build-routes.ts";
import { logEvent } from "./logging/log-event.ts";
import { openActivation, verifyMember } from "./members/activate.ts";
import { changePassword } from "./members/change-password.ts";
import { MEMBER_DATA } from "./members/data-routes.ts";
import { MEMBER_MAIL } from "./members/mail-routes.ts";
import { emailIsExist } from "./members/email-is-exist.ts";
import { endSessions, getSessions, refreshSession } from "./members/member-sessions.ts";
import { register, sendActivateMail } from "./members/register.ts";
import { askPasswordReset, resetPassword } from "./members/reset-password.ts";
import { saveUserInfo } from "./members/save-user-info.ts";
import { signIn, signOut } from "./members/sign-in.ts";
import { SIGN_IN } from "./members/sign-in-routes.ts";
import { getUserInfo } from "./members/view-user-info.ts";
import { FILE_FORMS } from "./pages/file-forms.ts";
import { notifyRebuild, opensRebuild, triggerRebuild } from "./pages/notify-rebuild.ts";
import { getPoint, getRewardPoints } from "./points/get-reward-points.ts";
import { getPointsPage } from "./points/get-points-page.ts";
import { listWarranties } from "./warranties/list-warranties.ts";
import { citiesByZip } from "./postal/cities-by-zip.ts";
import { applyAsCreator, getCreatorApplication } from "./creators/apply-as-creator.ts";
import { applyForExemption, getTaxExemptions, withdrawExemption } from "./exemptions/apply-for-exemption.ts";
import { checkVerificationCode, sendSharePointConfirmMail, shareLink } from "./rewards/share-link.ts";
import { findSharer, signInByReward } from "./rewards/sign-in-by-reward.ts";
import { endReviewInvites } from "./reviews/end-review-invites.ts";
import { listReviews } from "./reviews/list-reviews.ts";
import { listOwnReviews, listReviewable, mayReview } from "./reviews/list-reviewable.ts";
import { addReviewPicture, getOwnReviewPicture, removeReviewPicture } from "./reviews/own-pictures.ts";
import { changeReview, takeBackReview, writeReview } from "./reviews/write-review.ts";
import { getIdDiscount, sendIdProof } from "./id-discount/send-id-proof.ts";
import { idmeVerify, removeIdVerify, startIdVerify } from "./id-discount/verify-id.ts";
import { listRmaOthers, listRmas } from "./rma/list-rmas.ts";
import { addRmaProof } from "./rma/add-rma-proof.ts";
import { findRmaLabel, getRmaLabel } from "./rma/rma-label.ts";
import { findRmaStatus, getRmaStatus } from "./rma/rma-status.ts";
import { writeRmaMessage } from "./rma/write-rma-message.ts";
import { openRma, withdrawRma } from "./rma/open-rma.ts";
import { switchTextMessage } from "./texts/switch-text-message.ts";
import { listOwnVouchers } from "./vouchers/list-own-vouchers.ts";
import { lookUpVoucher } from "./vouchers/look-up-voucher.ts";
import { notifyMe } from "./stock-notices/notify-me.ts";

/** Every call of the API, one line each: the call, who · rate · cache · cross-site, the handler. The door enforces the line. */
export const ROUTES: readonly Route[] = [
  route(home.getHome, reads, getHome),
  route(home.getSections, reads, getSections),
  route(catalog.getPageArt, reads, getPageArt),
  route(catalog.getListing, reads, getListing),
  route(catalog.getProduct, reads, getProduct),
  route(catalog.getComparison, reads, getComparison),
  ...CONFIGURATOR,
  ...EASY_BUILDER,
  ...eitherWay(route(catalog.suggest, reads, getSuggestions)),
  ...eitherWay(route(products.getIapiModels, reads, getIapiModels)),
  ...eitherWay(route(products.getGearStock, reads, getGearStock)),
  ...eitherWay(route(products.getModelStock, reads, getModelStock)),
  ...eitherWay(route(getGlobalJsonCall, reads, getGlobalJson)),
  ...eitherWay(route(products.getUnitInfoSkus, reads, getUnitInfoSkus)),
  ...eitherWay(route(getLanguageJsonCall, reads, getLanguageJson)),
  silent(route(rebuild.notifyRebuild, asks("rebuild"), notifyRebuild), opensRebuild),
  silent(route(rebuild.triggerRebuild, asks("rebuild"), triggerRebuild), opensRebuild),
  route(logEventCall, changes("fault"), logEvent),
  route(catalog.notifyMe, asks("notify"), notifyMe),

  route(carts.cartInit, readsOwn, cartInit),
  posted(route(carts.cartInit, readsOwn, cartInit), "/api/carts/get-cart-review"),
  route(carts.addToCart, changes(), addToCart),
  route(carts.changeCartItemQty, changes(), changeCartItemQty),
  route(carts.deleteCartItem, changes(), deleteCartItem),
  route(carts.changeSystemWarranty, changes(), changeSystemWarranty),
  ...proxied(route(carts.changeSystemWarranty, changes(), changeSystemWarranty), "ChangeSystemsExtendWarranty"),
  ...proxied(route(carts.changeWarrantyBundle, changes(), changeWarrantyBundle)),
  ...proxied(route(warranties.getExtendPostPurchaseDetail, readsOwn, getPostPurchaseDetail)),
  ...proxied(route(warranties.addEtailExtendWarranty, changes(), addLongerWarranty)),
  ...proxied(route(carts.removeSystemsExtendWarranty, changes(), removeSystemsExtendWarranty)),
  route(carts.changeRushService, changes(), changeRushService),
  ...proxied(route(carts.changeRushServiceToDefer, changes(), changeRushServiceToDefer)),
  route(carts.takeWithPcPrice, changes(), takeWithPcPrice),
  route(carts.addAdobeAddOn, changes(), addAdobeAddOn),
  route(carts.applyCoupon, changes("coupon"), applyCoupon),
  route(idDiscount.getIdDiscount, readsOwn, getIdDiscount),
  route(idDiscount.startIdVerify, changes(), startIdVerify),
  route(idDiscount.idmeVerify, changes(), idmeVerify),
  route(idDiscount.removeIdVerify, changes(), removeIdVerify),
  fileRoute(idDiscount.sendIdProof, takesFile("proof", "Base64"), sendIdProof),
  route(carts.applyPoints, asMember("change"), applyPoints),
  route(vouchers.getCartGiftVoucher, readsOwn, getCartVoucher),
  route(vouchers.applyGiftVoucher, changes(), applyVoucher),
  route(vouchers.lookUpGiftVoucher, changes(), lookUpVoucher),
  route(carts.addRecommendToCart, changes(), addRecommendToCart),
  route(carts.setReviewItemsAndGetBundle, changes(), setReviewItemsAndGetBundle),
  route(carts.removeSku, changes(), removeSku),
  ...proxied(route(carts.addSkusToCart, changes(), addSkusToCart)),
  route(cartBack.bringCartBack, changes(), bringCartBack),
  route(carts.checkStock, readsOwn, checkStock),
  ...proxied(route(carts.availableCoupons, readsOwn, availableCoupons)),

  ...CHECKOUT,
  ...eitherWay(route(checkout.citiesByZip, asks("read"), citiesByZip)),

  route(checkout.getOrder, readsOwn, getOrder),
  route(orders.lookUpOrder, changes("lookup"), lookUpOrder),
  route(orders.openOrder, asks("read"), openOrder),
  route(orders.endOrderLinks, changes(), endOrderLinks),
  ...eitherWay(route(orders.listOrders, asMember("read"), listOrders)),
  ...eitherWay(route(rma.listRmas, asMember("read"), listRmas)),
  ...eitherWay(route(rma.listRmaOthers, changes("lookup"), listRmaOthers)),
  route(rma.getRmaStatus, readsOwn, getRmaStatus),
  route(rma.findRmaStatus, changes("lookup"), findRmaStatus),
  route(rma.openRma, changes("lookup"), openRma),
  fileRoute(rma.addRmaProof, takesFile("proof", "Base64"), addRmaProof),
  route(rma.writeRmaMessage, changes("lookup"), writeRmaMessage),
  route(rma.getRmaLabel, readsOwn, getRmaLabel),
  route(rma.findRmaLabel, changes("lookup"), findRmaLabel),
  route(rma.withdrawRma, changes("lookup"), withdrawRma),
  route(reviews.listReviews, asks("read"), listReviews),
  route(reviews.listReviewable, readsOwn, listReviewable),
  route(reviews.mayReview, readsOwn, mayReview),
  route(reviews.listOwnReviews, asMember("read"), listOwnReviews),
  route(reviews.writeReview, changes("notify"), writeReview),
  route(reviews.changeReview, changes(), changeReview),
  route(reviews.takeBackReview, changes(), takeBackReview),
  fileRoute(reviews.addReviewPicture, takesFile("proof", "Picture"), addReviewPicture),
  route(reviews.removeReviewPicture, changes(), removeReviewPicture),
  route(reviews.getOwnReviewPicture, readsOwn, getOwnReviewPicture),
  route(endReviewInvitesCall, changes(), endReviewInvites),
  route(orders.savePreOrderSize, changes("checkout"), savePreOrderSize),
  route(orders.switchTextMessage, changes(), switchTextMessage),
  route(orders.cancelOrder, changes("checkout"), cancelOrder),
  ...ORDER_CHANGES,
  route(orders.submitOrderSurvey, changes(), submitOrderSurvey),

  ...ALERTS,

  route(members.register, withPassword(changes("account")), register),
  route(members.sendActivateMail, changes("account"), sendActivateMail),
  route(members.signIn, withPassword(changes("account")), signIn),
  route(members.signOut, changes("account"), signOut),
  route(members.openActivation, changes("account"), openActivation),
  route(members.verifyMember, withPassword(changes("account")), verifyMember),
  route(members.emailIsExist, changes("account"), emailIsExist),
  route(members.askPasswordReset, changes("account"), askPasswordReset),
  route(members.resetPassword, withPassword(changes("account")), resetPassword),
  route(members.getUserInfo, readsOwn, getUserInfo),
  route(members.refreshSession, changes(), refreshSession),
  route(members.saveUserInfo, asMember(), saveUserInfo),
  route(members.changePassword, withPassword(asMember()), changePassword),
  route(addresses.listAddresses, asMember("read"), listAddresses),
  route(addresses.addAddress, asMember("change"), addAddress),
  route(addresses.changeAddress, asMember("change"), changeAddress),
  route(addresses.removeAddress, asMember("change"), removeAddress),
  route(addresses.putAddressFirst, asMember("change"), putAddressFirst),
  ...proxied(route(addresses.validateAddress, readsOwn, validateAddress)),
  ...MEMBER_MAIL,
  route(members.getSessions, asMember(), getSessions),
  route(members.endSessions, asMember(), endSessions),

  route(creators.getCreatorApplication, asMember("read"), getCreatorApplication),
  route(creators.applyAsCreator, asMember(), applyAsCreator),
  route(exemptions.getTaxExemptions, asMember("read"), getTaxExemptions),
  route(exemptions.applyForExemption, asMember(), applyForExemption),
  route(exemptions.withdrawExemption, asMember(), withdrawExemption),
  route(rewards.findSharer, asks("account"), findSharer),
  route(rewards.signInByReward, withPassword(changes("account")), signInByReward),
  route(rewards.shareLink, asMember(), shareLink),
  route(rewards.sendSharePointConfirmMail, asMember(), sendSharePointConfirmMail),
  route(rewards.checkVerificationCode, asMember(), checkVerificationCode),
  ...DESK_ROUTES,
  route(points.getPoint, changes("account"), getPoint),
  route(points.getRewardPoints, changes("read"), getRewardPoints),
  route(points.getPointsPage, asMember("read"), getPointsPage),
  route(getAccountOverviewCall, asMember("read"), getAccountOverview),
  route(vouchers.listOwnVouchers, asMember("read"), listOwnVouchers),
  route(warranties.listWarranties, asMember("read"), listWarranties),
  ...MEMBER_DATA,
  ...SAVED_LISTS,
  ...SAVED_BUILDS,
  ...SIGN_IN,
];

/** What anybody may read. Pictures and share cards count what they have to make, not what is asked for. */
const SHOWN = (
  "/images/:file /models/:file /og/product/:file /og/page/:file /site.webmanifest /robots.txt /sitemap.xml " +
  "/sitemap/:part /feeds/google-merchant.xml /openapi.json /api /api.css"
).split(" ");

/** What is no call of the contract: the address and its rules. What has no line here cannot be mounted. */
export const ADDRESSES: readonly Address[] = [
  ...PROVIDER_NAMES.map((name) => address("POST", `/api/webhooks/${name}`, webhook)),
  address("POST", "/api/webhooks/texts", textWebhook),
  address("POST", "/api/webhooks/fedex", parcelWebhook),
  address("POST", "/api/webhooks/mail", mailWebhook),
  ...HEALTH,
  ...SHOWN.map((path) => address("GET", path, shows)),
  address("GET", "/slots", { ...pages, cache: "private" }),
  address("POST", "/api/page-reports", asks("fault")),
  address("GET", "/api/login/discord-login", { ...pages, rate: "account" }),
  address("ALL", "/dev/outbox/*", operates),
  ...FILE_FORMS.map(({ path }) => address("POST", path, fileForms)),
  address("ALL", EVERYTHING_ELSE, pages),
];
