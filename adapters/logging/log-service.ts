/** What somebody at a log service reads of a fault (S465). Nothing else of a line of the log leaves the store. */
export interface LogEvent {
  /** Of the event, whichever time it is sent. */
  id: string;
  at: string;
  message: string;
  /** `store`, or `page` where a browser told of it. */
  source: string;
  /** `DE`; empty where it is not known. */
  country: string;
  /** The network the client is in, without its last part. */
  clientIp: string;
  url: string;
}

/** Keeps what the store logs where it can be searched. An event may be sent twice, and is the same by its id. */
export interface LogService {
  /** Throws `LogServiceAway`, and `LogServiceRefused` where these events will never be taken. */
  send(events: readonly LogEvent[]): Promise<void>;
}

/** Silence, a failing service, a token that is not taken, or too many calls. */
export class LogServiceAway extends Error {
  override name = "LogServiceAway";
}

/** Understood, and not wanted: sending the same again changes nothing. */
export class LogServiceRefused extends Error {
  override name = "LogServiceRefused";
}
