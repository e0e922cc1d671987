import type { GroupEntityRow } from "@bupum/shared/deal/estimates/admin-contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";

interface GroupStateProps {
  group: Pick<GroupEntityRow, "status" | "open" | "closeReason" | "deletedAt">;
}

/** The status of a request, why it is closed, and whether it was deleted. */
export function GroupState({ group }: GroupStateProps) {
  const say = useWords("estimateGroups");
  const sayLines = useWords("productEstimates");
  const { status, open, closeReason } = group;
  return (
    <>
      <Status of={status}>{say(`states.${status}`)}</Status>{" "}
      {!open && (
        <Status of="CLOSED" meaning="over">
          {sayLines(`closeReasons.${closeReason ?? "EXPIRED"}`)}
        </Status>
      )}{" "}
      {group.deletedAt && (
        <Status of="DELETED" meaning="over">
          {say("removed")}
        </Status>
      )}
    </>
  );
}
