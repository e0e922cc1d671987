import { paged } from "@bupum/ui/list/paged";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { Day } from "@bupum/shared/kernel/time";
import type { CheckedDay } from "@bupum/shared/billing/reconciliations/admin-contract";
import { DataTable } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { DayState } from "./day-state.tsx";
import { useDifferenceColumns } from "./difference-columns.tsx";
import { dayDetail, differencesOf } from "./queries.ts";
import { useSumText } from "./sum-text.ts";

const route = getRouteApi("/_admin/reconciliations/$day");

/** One day of the ledger beside the provider's list of it, with each difference. */
export function DayPage() {
  const say = useWords("reconciliations");
  const { day } = route.useParams();
  return (
    <DetailPage
      title={`${say("title")} ${day}`}
      back={<BackLink to="/reconciliations">{say("title")}</BackLink>}
      query={useQuery(dayDetail(day))}
    >
      {(one) => (
        <Stack>
          <TitleRow title={one.day}>
            <DayState of={one} />
          </TitleRow>
          <DayFacts of={one} />
          {one.checked && <Differences day={one.day} />}
        </Stack>
      )}
    </DetailPage>
  );
}

function DayFacts({ of: { checked } }: { of: CheckedDay }) {
  const say = useWords("reconciliations");
  const sum = useSumText();
  if (!checked) return <p>{say("unchecked")}</p>;
  const { at, ledger, provider } = checked;
  return (
    <Facts>
      <Fact name={say("ledgerCharges")}>{sum.charges(ledger)}</Fact>
      <Fact name={say("providerCharges")}>{sum.charges(provider)}</Fact>
      <Fact name={say("ledgerRefunds")}>{sum.refunds(ledger)}</Fact>
      <Fact name={say("providerRefunds")}>{sum.refunds(provider)}</Fact>
      <Fact name={say("checkedAt")}>{seoulClock(at)}</Fact>
    </Facts>
  );
}

function Differences({ day }: { day: Day }) {
  const say = useWords("reconciliations");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(differencesOf(day, search)));
  return (
    <DataTable
      label={say("differences")}
      columns={useDifferenceColumns()}
      rows={list.data?.items}
      rowKey={({ id }) => id}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      nextCursor={list.data?.nextCursor}
      error={list.error}
      again={() => void list.refetch()}
      empty={<Empty title={say("noDifference")} />}
    />
  );
}
