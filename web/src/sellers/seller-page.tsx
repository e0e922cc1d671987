import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Reliability } from "@bupum/shared/accounts/seller-infos/reliability";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { addressText } from "../addresses/address-text.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { ChatLink } from "../chats/chat-link.tsx";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { seller } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { Merchandises } from "./merchandises.tsx";
import { useReliability } from "./reliability.tsx";
import styles from "./seller-page.module.css";

const route = getRouteApi("/_signedIn/sellers/$sellerId");

/** A seller's profile and listings. */
export function SellerPage() {
  const say = useWords("sellers");
  const trade = useWords("trade");
  const { sellerId } = route.useParams();
  const own = useCurrentUser()?.id;
  const found = useQuery(seller(sellerId));
  if (found.error)
    return (
      <>
        <Head title={say("missing")} hidden />
        <Failed error={found.error} again={() => void found.refetch()} />
      </>
    );
  if (!found.data) return <Loading lines={8} />;
  const { data } = found;
  const facts = [
    { name: say("representative"), value: data.representative },
    { name: say("businessNumber"), value: formatBusinessNumber(data.businessNumber) },
    { name: say("address"), value: addressText(data.address) },
    { name: say("region"), value: trade(`regions.${data.region}`) },
    { name: say("categories"), value: data.categories.join(", ") },
    { name: say("phone"), value: data.phone && formatPhone(data.phone), href: `tel:${data.phone}` },
    { name: say("tel"), value: data.tel && formatPhone(data.tel), href: `tel:${data.tel}` },
    { name: say("fax"), value: data.fax && formatPhone(data.fax) },
    { name: say("email"), value: data.email, href: `mailto:${data.email}` },
  ].filter(({ value }) => value);
  return (
    <div className={styles["page"]}>
      <Head title={data.companyName} description={data.companyName} hidden />
      <div className={styles["top"]}>
        <h1>{data.companyName}</h1>
        <BookmarkButton type="SELLER" targetId={data.id} name={data.companyName} />
        {own && own !== data.userId && (
          <>
            <ChatLink sellerId={data.id} name={data.companyName} />
            <BlockButton targetId={data.id} name={data.companyName} />
          </>
        )}
      </div>
      {data.closure && (
        <p className={styles["away"]}>
          {say("away", { from: data.closure.from, to: data.closure.to })}
        </p>
      )}
      {data.introduction && <p className={styles["introduction"]}>{data.introduction}</p>}
      <dl className={styles["facts"]}>
        {facts.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <Reliable of={data.reliability} />
      <Merchandises userId={data.userId} count={data.merchandiseCount} />
    </div>
  );
}

function Reliable({ of }: { of: Reliability | undefined }) {
  const say = useWords("sellers");
  const phrases = useReliability()(of);
  return (
    <section aria-labelledby="reliability" className={styles["reliability"]}>
      <h2 id="reliability">{say("reliability.title")}</h2>
      {phrases.length > 0 ? (
        <ul>
          {phrases.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      ) : (
        <p>{say("reliability.none")}</p>
      )}
      <p className={styles["beside"]}>{say("reliability.note")}</p>
    </section>
  );
}
