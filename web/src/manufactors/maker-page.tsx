import { bothNames, makerHead, otherNames } from "@bupum/shared/sites/head/maker-head";
import { makerPath } from "@bupum/shared/sites/head/product-head";
import type { MakerDetail } from "@bupum/shared/catalogue/manufactors/contract";
import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { baseUrl } from "../env.ts";
import { countryName } from "@bupum/ui/display/country-name";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { useWords } from "../words.ts";
import { MakerDealers } from "./maker-dealers.tsx";
import { MakerProducts } from "./maker-products.tsx";
import styles from "./maker-page.module.css";
import { maker } from "./queries.ts";

const route = getRouteApi("/manufactors/$manufactorId");

/** Below the main content, and loaded after it. */
const Wikis = laterSection(async () => (await import("../wikis/few-wikis.tsx")).WikisAbout, {
  quiet: true,
});

/** One maker: its names in all scripts, its parts, and its dealers. */
export function MakerPage() {
  const say = useWords("manufactors");
  const { manufactorId } = route.useParams();
  const { data, error, refetch } = useQuery(maker(manufactorId));
  // For a merged maker the API returns its target.
  if (data && data.id !== manufactorId)
    return <Navigate to="/manufactors/$manufactorId" params={{ manufactorId: data.id }} replace />;
  if (data) return <Maker key={data.id} of={data} />;
  const missing = say("page.missing");
  const again = () => void refetch();
  return <PendingSubject title={missing} missing={missing} error={error} again={again} lines={8} />;
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
    <SubjectPage head={head}>
      <div>
        <SubjectPath name={name} />
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
      <Wikis manufactorId={of.id} />
    </SubjectPage>
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
