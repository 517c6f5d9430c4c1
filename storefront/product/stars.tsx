import { ratingWords } from "#words/ratings.ts";

const FIVE = [0, 1, 2, 3, 4];
const STEP = 18;
const SIZE = 16;
const VIEW_BOX = `0 0 ${STEP * 4 + SIZE} ${SIZE}`;

/** Up to five stars, the last one as full as the number says. */
export function Stars({ rating }: { rating: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is an image by its role alone
    <svg className="stars" viewBox={VIEW_BOX} role="img" aria-label={ratingWords.ofFive(rating)}>
      {FIVE.map((place) => (
        <Star key={place} place={place} fill={Math.min(1, Math.max(0, rating - place))} />
      ))}
    </svg>
  );
}

/** The lit part is a second drawing in a window as wide as it is lit. */
function Star({ place, fill }: { place: number; fill: number }) {
  return (
    <>
      <svg className="stars__off" x={place * STEP} width={SIZE} height={SIZE} viewBox="0 0 20 20">
        <path d={SHAPE} />
      </svg>
      {fill > 0 && (
        <svg className="stars__on" x={place * STEP} width={SIZE * fill} height={SIZE} viewBox={`0 0 ${20 * fill} 20`}>
          <path d={SHAPE} />
        </svg>
      )}
    </>
  );
}

const SHAPE = "m10 2.600 2.200 4.700 5.100.6-3.800 3.500 1 5.100L10 14l-4.500 2.500 1-5.100L2.700 7.900l5.100-.6z";
