import type { dealerRoutes } from "@bupum/shared/selling/dealers/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Reply } from "@bupum/shared/kernel/route";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { IconArrowLeft, IconExternalLink, IconPhone } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { addressText } from "../addresses/address-text.ts";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { Head } from "../layout/head.tsx";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import { KoreaMap } from "./korea-map.tsx";
import { dealerDetail } from "./queries.ts";
import styles from "./dealer-page.module.css";

type Dealer = Reply<typeof dealerRoutes.get>;
const route = getRouteApi("/dealers/$dealerId");

/** One dealer: contacts, makers and location. */
export function DealerPage() {
  const say = useWords("dealers");
  const { dealerId } = route.useParams();
  const { data, error, refetch } = useQuery(dealerDetail(dealerId));
  const language = useLocale();
  return (
    <div className={styles["page"]}>
      {data ? (
        <Head
          title={data.name[language]}
          description={say("dealerDescription", {
            dealer: data.name[language],
            makers: data.manufactors.map(({ name }) => name[language]).join(", "),
          })}
        />
      ) : (
        <Head title={say("title")} hidden />
      )}
      <Link to="/dealers" className={styles["back"]}>
        <IconArrowLeft size={18} aria-hidden /> {say("title")}
      </Link>
      {data ? (
        <Known dealer={data} />
      ) : error ? (
        <>
          <h1>{say("missing")}</h1>
          <Failed error={error} again={() => void refetch()} />
        </>
      ) : (
        <Loading lines={8} />
      )}
    </div>
  );
}

function Known({ dealer }: { dealer: Dealer }) {
  const say = useWords("dealers");
  const trade = useWords("trade");
  const language = useLocale();
  const name = dealer.name[language];
  return (
    <div className={styles["columns"]}>
      <div className={styles["main"]}>
        <div>
          <p className={styles["dimmed"]}>{trade(`regions.${dealer.region}`)}</p>
          <h1>{name}</h1>
        </div>
        <Actions dealer={dealer} name={name} />
        {dealer.introduction && <p className={styles["prose"]}>{dealer.introduction}</p>}
        <section aria-labelledby="makers">
          <h2 id="makers">{say("makers")}</h2>
          <ul className={styles["makers"]}>
            {dealer.manufactors.map((maker) => (
              <li key={maker.id}>
                <Link to="/search" search={{ manufactorIds: maker.id }}>
                  {maker.name[language]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Contacts dealer={dealer} />
      </div>
      <section className={styles["map"]} aria-labelledby="map">
        <h2 id="map">{say("place")}</h2>
        <KoreaMap selected={dealer.region} />
        {dealer.address && (
          <p>
            {dealer.address.address} {dealer.address.detail}
          </p>
        )}
      </section>
    </div>
  );
}

function Actions({ dealer, name }: { dealer: Dealer; name: string }) {
  const say = useWords("dealers");
  const phone = dealer.contacts.find(({ kind }) => kind !== "FAX_NUMBER");
  const { sellerId, website } = dealer;
  return (
    <div className={styles["actions"]}>
      {sellerId && (
        <AskGuard>
          <Button
            mih={44}
            renderRoot={(props) => (
              <Link
                to="/estimates/new"
                search={{ sellerIds: sellerId, sellerName: name }}
                {...props}
              />
            )}
          >
            {say("ask")}
          </Button>
        </AskGuard>
      )}
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.number}`}
          mih={44}
          variant={sellerId ? "default" : "filled"}
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {say("call", { number: formatPhone(phone.number) })}
        </Button>
      )}
      {website && (
        <Button
          component="a"
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow"
          mih={44}
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {say("website")}
        </Button>
      )}
      {sellerId && <BookmarkButton type="SELLER" targetId={sellerId} name={name} />}
    </div>
  );
}

function Contacts({ dealer }: { dealer: Dealer }) {
  const say = useWords("dealers");
  return (
    <section aria-labelledby="contacts">
      <h2 id="contacts">{say("contacts")}</h2>
      <dl className={styles["facts"]}>
        {dealer.contacts.map(({ kind, number }) => (
          <div key={kind}>
            <dt>{say(`kinds.${kind}`)}</dt>
            <dd>
              {kind === "FAX_NUMBER" ? (
                formatPhone(number)
              ) : (
                <a href={`tel:${number}`}>{formatPhone(number)}</a>
              )}
            </dd>
          </div>
        ))}
        {dealer.email && (
          <div>
            <dt>{say("email")}</dt>
            <dd>
              <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
            </dd>
          </div>
        )}
        {dealer.address && (
          <div>
            <dt>{say("address")}</dt>
            <dd>{addressText(dealer.address)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
