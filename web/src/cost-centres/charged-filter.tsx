import type { CostCentre } from "@bupum/shared/accounts/companies/cost-centres";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { useNow } from "@bupum/ui/now";
import { NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { MonthSelect } from "../months/month-select.tsx";
import { useWords } from "../words.ts";
import { openFirst } from "./budgets.ts";
import { centreLabel } from "./centre-label.ts";
import styles from "./cost-centres.module.css";
import { useCentres } from "./use-centres.ts";

/** Which orders are listed: those that count at a cost centre, in a month, a year or at all (D43-5). */
export interface ChargedSearch {
  costCentreId?: CostCentre["id"] | undefined;
  chargedIn?: string | undefined;
}

interface ChargedFilterProps {
  search: ChargedSearch;
  onChange: (next: ChargedSearch) => void;
}

/** Of a company that has cost centres. */
export function ChargedFilter({ search, onChange }: ChargedFilterProps) {
  const say = useWords("costCentres");
  const known = useCentres();
  const centres = known ?? [];
  const present = Number(seoulMonth(useNow()).slice(0, 4));
  const { costCentreId, chargedIn } = search;
  // Of another company, as a kept address may have it: said, so that it can be taken away.
  const isUnknown =
    known && costCentreId !== undefined && !centres.some(({ id }) => id === costCentreId);
  if (centres.length === 0 && !isUnknown) return null;
  const years = new Set([present, present - 1].map(String));
  if (chargedIn?.length === 4) years.add(chargedIn);
  return (
    <div className={styles["filter"]}>
      <NativeSelect
        size="md"
        aria-label={say("centre")}
        value={costCentreId ?? ""}
        data={[
          { value: "", label: say("allCentres") },
          ...openFirst(centres).map((one) => ({ value: one.id, label: centreLabel(one) })),
          ...(isUnknown ? [{ value: costCentreId, label: say("unknownCentre") }] : []),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = centres.find(({ id }) => id === value)?.id;
          onChange({ costCentreId: chosen, chargedIn: chosen && chargedIn });
        }}
      />
      {costCentreId && (
        <MonthSelect
          label={say("chargedIn")}
          all={say("allPeriods")}
          longer={[...years].map((year) => ({ value: year, label: say("year", { year }) }))}
          month={chargedIn}
          onChange={(next) => onChange({ costCentreId, chargedIn: next })}
        />
      )}
      {costCentreId && (
        <p className={styles["hint"]}>
          {say("waiting")} <Link to="/mypage/approvals">{say("toApprovals")}</Link>
        </p>
      )}
    </div>
  );
}
