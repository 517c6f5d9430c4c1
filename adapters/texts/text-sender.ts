/** A text message to a phone in the USA or Canada. */
export interface TextMessage {
  /** Ten digits, without the country's 1. */
  phone: string;
  body: string;
}

/** What somebody wrote back. */
export interface TextReply {
  /** Ten digits. */
  phone: string;
  body: string;
}

export interface TextSender {
  /**
   * `stopped`: the carrier takes nothing more for this phone, because its owner said so there. Throws when the message was
   * not taken. No gateway knows a message again, so one sent in the moment of a crash may come twice.
   */
  send(message: TextMessage): Promise<"sent" | "stopped">;
  /** A reply as the gateway posted it, by its signature; null when it is not the gateway's. */
  readReply(form: string, signature: string): TextReply | null;
}
