import { bothNames, makerHead, otherNames } from "@bupum/shared/head/maker-head";
import { makerPath } from "@bupum/shared/head/product-head";
import type { MakerDetail } from "@bupum/shared/manufactors/contract";
import { pictureAddress } from "@bupum/shared/products/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { baseUrl } from "../env.ts";
import { Head } from "../layout/head.tsx";
import { StructuredData } from "../layout/structured-data.tsx";
import { countryName } from "../trade/country-name.ts";
import { useWords } from "../words.ts";
import { MakerDealers } from "./maker-dealers.tsx";
import { MakerProducts } from "./maker-products.tsx";
import styles from "./maker-page.module.css";
import { maker } from "./queries.ts";

const route = getRouteApi("/manufactors/$manufactorId");

/** One maker: its names in all scripts, its parts, and who deals in them. */
export function MakerPage() {
  const say = useWords("manufactors");
  const { manufactorId } = route.useParams();
  const { data, error, refetch } = useQuery(maker(manufactorId));
  // A maker that was merged answers as the one it went into.
  if (data && data.id !== manufactorId)
    return <Navigate to="/manufactors/$manufactorId" params={{ manufactorId: data.id }} replace />;
  if (data) return <Maker key={data.id} of={data} />;
  return (
    <>
      <Head title={say("page.missing")} hidden />
      {error ? (
        <>
          <h1 className={styles["away"]}>{say("page.missing")}</h1>
          <Failed error={error} again={() => void refetch()} />
        </>
      ) : (
        <Loading lines={8} />
      )}
    </>
  );
}

function Maker({ of }: { of: MakerDetail }) {
  const say = useWords("manufactors");
  const products = useWords("products");
  const layout = useWords("layout");
  const language = useLocale();
  const name = of.name[language];
  const head = makerHead(
    of,
    {
      title: say("page.title", { maker: name }),
      description: say("page.description", {
        names: bothNames(of, language),
        count: String(of.productCount),
      }),
      home: products("product.home"),
    },
    { origin: location.origin, siteName: layout("site"), language, rest: makerPath(of.id) },
  );
  return (
    <div className={styles["page"]}>
      <Head title={head.title} description={head.description} />
      <StructuredData of={head.data ?? []} />
      <div>
        <Path name={name} />
        <section className={styles["maker"]}>
          {of.logoId && (
            <img
              className={styles["logo"]}
              src={pictureAddress(of.logoId, baseUrl)}
              alt=""
              width={96}
              height={96}
            />
          )}
          <div className={styles["names"]}>
            <h1>{name}</h1>
            <p className={styles["dimmed"]}>
              {say("page.counts", { parts: of.productCount, listings: of.merchandiseCount })}
            </p>
            <Facts of={of} shown={name} />
            <div className={styles["marks"]}>
              <BookmarkButton type="MANUFACTOR" targetId={of.id} name={name} />
            </div>
          </div>
        </section>
      </div>
      {of.introduction && (
        <section>
          <h2>{say("page.about")}</h2>
          <p className={styles["prose"]}>{of.introduction[language]}</p>
        </section>
      )}
      <MakerProducts of={of} />
      <MakerDealers of={of} />
    </div>
  );
}

function Path({ name }: { name: string }) {
  const products = useWords("products");
  return (
    <nav aria-label={products("product.path")} className={styles["path"]}>
      <Link to="/">{products("product.home")}</Link>
      <span aria-hidden>›</span>
      <span aria-current="page">{name}</span>
    </nav>
  );
}

function Facts({ of, shown }: { of: MakerDetail; shown: string }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const others = otherNames(of, shown);
  return (
    <dl className={styles["facts"]}>
      {others.length > 0 && (
        <div>
          <dt>{say("page.otherNames")}</dt>
          <dd>{others.join(", ")}</dd>
        </div>
      )}
      {of.country && (
        <div>
          <dt>{say("page.country")}</dt>
          <dd>{countryName(of.country, language)}</dd>
        </div>
      )}
      {of.website && (
        <div>
          <dt>{say("page.website")}</dt>
          <dd>
            <a href={of.website} target="_blank" rel="noreferrer nofollow">
              {of.website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
