import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { DateRange, type Range } from "@bupum/ui/input/date-range";
import { firstPage, type ListSearch } from "@bupum/ui/list/list-search";
import { MemberFilter } from "./member-filter.tsx";

interface Narrowed extends Range {
  userId?: AdminUser["id"] | undefined;
}

interface MemberControlsProps {
  search: Narrowed;
  narrow: (next: Narrowed & Pick<ListSearch, keyof typeof firstPage>) => void;
}

/** The filters of each list of subscriptions, payments and cards: a member and days. */
export function MemberControls({ search, narrow }: MemberControlsProps) {
  const { userId, startDate, endDate } = search;
  return (
    <>
      <MemberFilter value={userId} onChange={(id) => narrow({ userId: id, ...firstPage })} />
      <DateRange
        value={{ startDate, endDate }}
        onChange={(days) => narrow({ ...days, ...firstPage })}
      />
    </>
  );
}
