import { paged } from "@bupum/ui/list/paged";
import type { DealerCard } from "@bupum/shared/selling/dealers/contract";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { DealerRow } from "./dealer-row.tsx";
import { KoreaMap } from "./korea-map.tsx";
import { MakerBox } from "./maker-box.tsx";
import { dealerList, type DealerSearch } from "./queries.ts";
import styles from "./dealers-page.module.css";

const route = getRouteApi("/dealers/");
type Narrowed = Pick<DealerSearch, "region" | "manufactorId">;

/** Dealers of a maker's parts by region. */
export function DealersPage() {
  const say = useWords("dealers");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { region } = search;
  const results = useRef<HTMLElement>(null);
  const list = useQuery(paged(dealerList(search)));
  const filter = (next: Narrowed) =>
    void navigate({
      search: (old) => ({ ...old, ...next, ...firstPage }),
      resetScroll: false,
    });
  const select = (chosen: Region | undefined) => {
    filter({ region: chosen });
    // On a phone the list lies below the map.
    const isNarrow = matchMedia("(max-width: 61.99em)").matches;
    if (chosen && isNarrow) results.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </div>
      <div className={styles["side"]}>
        <Filters rows={list.data?.items} onFilter={filter} />
        <KoreaMap counts={list.data?.regions} selected={region} onSelect={select} />
      </div>
      <section ref={results} className={styles["results"]} aria-label={say("results")}>
        {list.error ? (
          <Failed error={list.error} again={() => void list.refetch()} />
        ) : !list.data ? (
          <Loading lines={6} height={96} />
        ) : (
          <>
            <Found total={list.data.total ?? 0} />
            {isBare(list.data, search) ? (
              <Nothing onAll={() => filter({ region: undefined, manufactorId: undefined })} />
            ) : (
              <>
                <List rows={list.data.items} stale={list.isPlaceholderData} />
                <Pages
                  search={search}
                  onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
                  shown={list.data.items.length}
                  nextCursor={list.data.nextCursor}
                  total={list.data.total}
                />
              </>
            )}
          </>
        )}
      </section>
    </div>
  );
}

interface FiltersProps {
  rows: readonly DealerCard[] | undefined;
  onFilter: (next: Narrowed) => void;
}

function Filters({ rows = [], onFilter }: FiltersProps) {
  const say = useWords("dealers");
  const trade = useWords("trade");
  const language = useLocale();
  const { region, manufactorId } = route.useSearch();
  const maker = rows
    .flatMap(({ manufactors }) => manufactors)
    .find(({ id }) => id === manufactorId);
  return (
    <div className={styles["filters"]}>
      <NativeSelect
        size="md"
        label={say("region")}
        value={region ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ region: regions.find((one) => one === value) })
        }
        data={[
          { value: "", label: say("allRegions") },
          ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
        ]}
      />
      <MakerBox
        chosen={manufactorId}
        name={maker?.name[language]}
        onChoose={(chosen) => onFilter({ manufactorId: chosen })}
      />
    </div>
  );
}

function Found({ total }: { total: number }) {
  const say = useWords("dealers");
  const trade = useWords("trade");
  const { region } = route.useSearch();
  return (
    <p className={styles["found"]} aria-live="polite">
      {region
        ? say("foundIn", { region: trade(`regions.${region}`), count: total })
        : say("found", { count: total })}
    </p>
  );
}

function List({ rows, stale }: { rows: readonly DealerCard[]; stale: boolean }) {
  const say = useWords("dealers");
  return (
    <ul className={styles["list"]} aria-label={say("results")} aria-busy={stale}>
      {rows.map((row) => (
        <DealerRow key={row.id} dealer={row} />
      ))}
    </ul>
  );
}

function Nothing({ onAll }: { onAll: () => void }) {
  const say = useWords("dealers");
  return (
    <Empty title={say("empty")} action={<Button onClick={onAll}>{say("showAll")}</Button>}>
      {say("emptyHint")}
    </Empty>
  );
}
