/** What the store needs of Apple before a sheet of Apple Pay opens on its page: a session that says who the merchant is. */
export interface MerchantSessions {
  /**
   * Asks at the address that the browser's `validatemerchant` event named. The answer is Apple's, for the sheet alone: good
   * once, and for five minutes. Throws `NotAGateway` for an address that is none of Apple's, and asks nobody then;
   * `GatewayAway` where no session came.
   */
  start(validationUrl: string): Promise<Record<string, unknown>>;
}

export class NotAGateway extends Error {
  override name = "NotAGateway";
}

export class GatewayAway extends Error {
  override name = "GatewayAway";
}
