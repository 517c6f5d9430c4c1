import { Skeleton } from "#ui/skeleton.tsx";

/** Cards without their products, of the same size. The line above says what is being found. */
export function ResultSkeleton({ count }: { count: number }) {
  return (
    <ul className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <li className="card" key={at}>
          <span className="card__pictures">
            <Skeleton shape="picture" />
          </span>
          <div className="card__status">
            <Skeleton width="medium" />
          </div>
          <div className="card__head">
            <Skeleton shape="title" />
          </div>
          <div className="card__specs">
            <Skeleton />
            <Skeleton width="medium" />
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
          <div className="card__price">
            <Skeleton shape="title" width="short" />
          </div>
          <div className="card__action" />
        </li>
      ))}
    </ul>
  );
}
