/** The environment says something the store cannot run with; the message is one sentence for the person who set it. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}
