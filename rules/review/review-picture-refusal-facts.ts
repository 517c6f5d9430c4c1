type None = Record<string, never>;

/** Why a picture of a review is not taken. */
export interface ReviewPictureRefusalFacts {
  review_picture_empty: None;
  review_picture_too_large: { most: number };
  review_picture_type_unknown: None;
  review_picture_damaged: None;
  review_picture_too_many: { most: number };
  review_picture_unknown: None;
}
