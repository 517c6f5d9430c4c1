/** Letters that a review and what the store says to it may have at most. */
export const REVIEW_HEADLINE_MOST = 80;
export const REVIEW_BODY_MOST = 2000;
export const STORE_ANSWER_MOST = 1000;
