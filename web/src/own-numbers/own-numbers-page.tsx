import type { OwnNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Empty } from "@bupum/ui/display/states";
import { KeywordForm } from "@bupum/ui/list/keyword-form";
import { firstPage } from "@bupum/ui/list/list-search";
import { paged } from "@bupum/ui/list/paged";
import { ExportButton, type SheetField } from "@bupum/ui/sheet/export-button";
import { Button, Collapse } from "@mantine/core";
import { IconClipboardText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { Head } from "../layout/head.tsx";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { MeantProducts } from "./meant-products.tsx";
import { ownNumberList } from "./list-queries.ts";

const route = getRouteApi("/_signedIn/mypage/own-numbers");

/** What reads and understands lists, for those who bring one. */
const BringList = lazy(async () => ({ default: (await import("./bring-list.tsx")).BringList }));

/** The reader's own numbers with the parts that they mean: found, saved, brought, taken back (D31-4). */
export function OwnNumbersPage() {
  const say = useWords("ownNumbers");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(ownNumberList(search)));
  const go = (next: typeof search) => void navigate({ search: (old) => ({ ...old, ...next }) });
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <ExportNumbers />
      </div>
      <p className={styles["hint"]}>{say("hint")}</p>
      <RoleGuard act="ask" isQuiet>
        <Bring />
      </RoleGuard>
      <search>
        <KeywordForm
          className={styles["search"]}
          searchKeyword={search.searchKeyword}
          onChange={({ searchKeyword }) => go({ searchKeyword, ...firstPage })}
          label={say("searchLabel")}
          placeholder={say("searchHint")}
          submit={
            <Button type="submit" variant="default" mih={44}>
              {say("search")}
            </Button>
          }
        />
      </search>
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.data?.items}
        rowKey={(row) => row.number}
        rowName={(row) => row.number}
        search={search}
        onSearch={go}
        nextCursor={list.data?.nextCursor}
        error={list.error}
        again={() => void list.refetch()}
        empty={
          search.searchKeyword ? (
            <Empty title={say("noneFound")} />
          ) : (
            <Empty title={say("none")}>{say("noneHint")}</Empty>
          )
        }
      />
    </div>
  );
}

function useColumns(): Column<OwnNumber>[] {
  const say = useWords("ownNumbers");
  const days = useDays();
  return [
    {
      key: "number",
      head: say("number"),
      main: true,
      cell: ({ number }) => <strong className={styles["number"]}>{number}</strong>,
    },
    { key: "parts", head: say("parts"), cell: (row) => <MeantProducts of={row} /> },
    { key: "updatedAt", head: say("updatedAt"), cell: (row) => days.dayOf(row.updatedAt) },
  ];
}

function Bring() {
  const say = useWords("ownNumbers");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className={styles["bring"]}>
      <Button
        variant="default"
        mih={44}
        aria-expanded={isOpen}
        leftSection={<IconClipboardText size={18} aria-hidden />}
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      >
        {say("bring")}
      </Button>
      <Collapse expanded={isOpen}>
        {wasOpened && (
          <Suspense>
            <BringList />
          </Suspense>
        )}
      </Collapse>
    </div>
  );
}

interface Row {
  number: string;
  part?: OwnNumber["parts"][number];
}

/** One row a part: the columns that a list brings in again. */
function ExportNumbers() {
  const say = useWords("ownNumbers");
  const language = useLocale();
  const fields: SheetField<Row>[] = [
    { head: say("sheet.number"), width: 24, sheet: ({ number }) => number },
    { head: say("sheet.maker"), width: 20, sheet: ({ part }) => part?.manufactorName[language] },
    { head: say("sheet.part"), width: 28, sheet: ({ part }) => part?.partNumber },
    { head: say("sheet.name"), width: 36, sheet: ({ part }) => part?.name[language] },
  ];
  return (
    <ExportButton<Row>
      name={say("title")}
      source={{
        fields,
        read: async (paging, signal) => {
          const { items, ...page } = await api.ownNumbers.mine({ query: paging }, { signal });
          return { ...page, items: items.flatMap(rowsOf) };
        },
      }}
    />
  );
}

const rowsOf = ({ number, parts }: OwnNumber): Row[] =>
  parts.length === 0 ? [{ number }] : parts.map((part) => ({ number, part }));
