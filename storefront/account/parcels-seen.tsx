import type { OrderView } from "#contract/checkout.ts";
import type { OrderParcel } from "#contract/order-work.ts";
import { clockName, shortMoment } from "#words/moments.ts";
import { parcelNewsWords as words } from "#words/order-work.ts";

/** What the carrier told of each parcel, in the order of time. Parcels of which it told nothing stand with the order's facts alone. */
export function ParcelsSeen({ order: { Parcels, TimeZone } }: { order: OrderView }) {
  const told = Parcels.filter(({ News }) => News.length > 0);
  if (told.length === 0) return null;
  return (
    <section className="order__card order__parcels" aria-labelledby="parcels-title">
      <h2 id="parcels-title" className="type-18">
        {words.title(told.length)}
      </h2>
      {told.map((parcel) => (
        <ToldParcel key={parcel.Tracking} parcel={parcel} timeZone={TimeZone} />
      ))}
    </section>
  );
}

function ToldParcel({ parcel: { Carrier, Tracking, Url, News }, timeZone }: { parcel: OrderParcel; timeZone: string }) {
  return (
    <div className="order__parcel">
      <p className="order__parcel-head type-14">
        <span className="muted">{words.number(Tracking)}</span>
        <a className="link" href={Url} rel="noreferrer">
          {words.track(Carrier)}
        </a>
      </p>
      <table className="order__news">
        <caption className="sr-only">{words.table(Tracking)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.where}</th>
            <th scope="col">{words.when(clockName(timeZone))}</th>
          </tr>
        </thead>
        <tbody>
          {News.map(({ At, News: news, Place }) => (
            <tr key={`${At} ${news}`}>
              <td>{words.news[news]}</td>
              <td>{Place}</td>
              <td>
                <time dateTime={At}>{shortMoment(At, timeZone)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
