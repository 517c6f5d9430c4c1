import * as passkeys from "#contract/schemas/passkeys.ts";
import * as providers from "#contract/schemas/providers.ts";
import * as twoFactor from "#contract/schemas/two-factor.ts";
import { asks, asMember, changes, withPassword } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { finishProvider, signInByGoogle } from "./finish-provider.ts";
import { getLinkedProviders, linkProvider, unlinkProvider } from "./link-provider.ts";
import { addPasskey, beginPasskey, getPasskeys, removePasskey } from "./passkeys.ts";
import { askForPasskey, signInByPasskey } from "./sign-in-by-passkey.ts";
import { signInByCode } from "./sign-in-by-code.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  getTwoFactor,
  getTwoFactorSetup,
  renewRecoveryCodes,
} from "./two-factor.ts";
import { getProviders, startProvider } from "./start-provider.ts";

/** Every other way into an account, one line each as in `server/routes.ts`: providers, passkeys, the second factor. */
export const SIGN_IN: readonly Route[] = [
  route(providers.getProviders, asks("read"), getProviders),
  route(providers.startProvider, changes("account"), startProvider),
  route(providers.finishProvider, changes("account"), finishProvider),
  route(providers.signInByGoogle, changes("account"), signInByGoogle),
  route(providers.linkProvider, withPassword(changes("account")), linkProvider),
  route(providers.getLinkedProviders, asMember("read"), getLinkedProviders),
  route(providers.unlinkProvider, withPassword(asMember()), unlinkProvider),
  route(passkeys.askForPasskey, changes("account"), askForPasskey),
  route(passkeys.signInByPasskey, changes("account"), signInByPasskey),
  route(passkeys.getPasskeys, asMember("read"), getPasskeys),
  route(passkeys.beginPasskey, withPassword(asMember()), beginPasskey),
  route(passkeys.addPasskey, asMember(), addPasskey),
  route(passkeys.removePasskey, withPassword(asMember()), removePasskey),
  route(twoFactor.signInByCode, changes("account"), signInByCode),
  route(twoFactor.getTwoFactor, asMember("read"), getTwoFactor),
  route(twoFactor.beginTwoFactor, withPassword(asMember()), beginTwoFactor),
  route(twoFactor.getTwoFactorSetup, asMember(), getTwoFactorSetup),
  route(twoFactor.confirmTwoFactor, asMember(), confirmTwoFactor),
  route(twoFactor.endTwoFactor, withPassword(asMember()), endTwoFactor),
  route(twoFactor.renewRecoveryCodes, withPassword(asMember()), renewRecoveryCodes),
];
