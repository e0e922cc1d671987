import { useDays } from "@bupum/ui/display/days";
import type { Id } from "@bupum/shared/kernel/ids";
import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { Fact, Facts } from "../layout/facts.tsx";
import { PublicationState } from "../catalogue/publication.tsx";
import { keys, makerDetail } from "../catalogue/queries.ts";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { fileLink } from "../files/queries.ts";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { useWords } from "../words.ts";
import { lineText, makerLines } from "./maker-lines.ts";
import styles from "./makers.module.css";

const route = getRouteApi("/_admin/makers/$manufactorId/");

/** One maker: its fields, its parts, and the actions of an admin. */
export function MakerPage() {
  const say = useWords("manufactors");
  const language = useLocale();
  const { manufactorId } = route.useParams();
  const query = useQuery(makerDetail(manufactorId));
  return (
    <DetailPage
      title={query.data?.name[language] ?? say("title")}
      back={<BackLink to="/makers">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "manufactor", id: manufactorId }}
    >
      {(maker) => (
        <>
          <div className={styles["head"]}>
            {maker.logoId && <Logo id={maker.logoId} />}
            <h1>{maker.name[language]}</h1>
            <PublicationState of={maker.state} />
          </div>
          {maker.state === "MERGED" ? <Merged maker={maker} /> : <Acts maker={maker} />}
          <MakerFacts maker={maker} />
        </>
      )}
    </DetailPage>
  );
}

function Logo({ id }: { id: Id<"fil"> }) {
  const { data } = useQuery(fileLink(id));
  // The name beside it makes an alternative text needless.
  return data ? <img className={styles["logo"]} src={data.url} alt="" /> : null;
}

function Merged({ maker }: { maker: MakerEntity }) {
  const say = useWords("manufactors");
  return (
    <p className={styles["note"]}>
      {say("mergedNote")}{" "}
      {maker.mergedInto && (
        <Link to="/makers/$manufactorId" params={{ manufactorId: maker.mergedInto }}>
          {say("openTarget")}
        </Link>
      )}
    </p>
  );
}

const Acts = onlyFor("manufactorEntities.update", function Acts({ maker }: { maker: MakerEntity }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const client = useQueryClient();
  const router = useRouter();
  const params = { manufactorId: maker.id };
  return (
    <div className={styles["buttons"]}>
      <Button onClick={() => void router.navigate({ to: "/makers/$manufactorId/edit", params })}>
        {say("edit")}
      </Button>
      <Button
        variant="default"
        onClick={() => void router.navigate({ to: "/makers/$manufactorId/merge", params })}
      >
        {say("merge.action")}
      </Button>
      <RemoveButton
        name={maker.name[language]}
        remove={() => api.manufactorEntities.remove({ params: { id: maker.id } })}
        done={() => {
          void router.navigate({ to: "/makers" });
          void client.invalidateQueries({ queryKey: keys.makers });
        }}
      />
    </div>
  );
});

/** The progress of a rename or a merge; nothing without one. */
function useFollowed({
  state,
  followedParts,
  followedAt,
  partCount,
}: MakerEntity): readonly [string, string] | undefined {
  const say = useWords("manufactors");
  if (followedParts === undefined) return undefined;
  return state === "MERGED"
    ? [say("merge.moved"), say("merge.counts", { moved: followedParts, left: partCount })]
    : [say("followed"), say(followedAt ? "followedAll" : "following", { count: followedParts })];
}

function MakerFacts({ maker }: { maker: MakerEntity }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const format = useFormatter();
  const { moment: when } = useDays();
  const { partCount, productCount } = maker;
  const followed = useFollowed(maker);
  const parts = (
    <Link to="/products" search={{ manufactorId: maker.id }}>
      {say("partsShown", { count: partCount, shown: productCount })}
    </Link>
  );
  const facts = [
    [say("parts"), parts] as const,
    ...makerLines.map(
      (key) => [say(`fields.${key}`), lineText(maker, key, language) || "-"] as const,
    ),
    ...(followed ? [followed] : []),
    [say("listings"), format.number(maker.merchandiseCount)] as const,
    [say("createdAt"), when(maker.createdAt)] as const,
    [say("updatedAt"), when(maker.updatedAt)] as const,
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
