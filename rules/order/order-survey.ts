/** Where a buyer heard of the store; empty where they do not say. */
export const HEARD_FROM = ["friend", "search", "video", "social", "press", "other", ""] as const;
export type HeardFrom = (typeof HEARD_FROM)[number];

/** Characters of the comment. */
export const SURVEY_COMMENT_MOST = 1000;
