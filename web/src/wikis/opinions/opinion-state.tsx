import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../../words.ts";

/** The state of an opinion: not viewed, viewed, or decided. */
export function OpinionState({ of: { result, isViewed } }: { of: Opinion }) {
  const say = useWords("opinions");
  if (result !== "NONE")
    return (
      <Status of={result} meaning={result === "APPLIED" ? "good" : "over"}>
        {say(`results.${result}`)}
      </Status>
    );
  return (
    <Status of={isViewed ? "VIEWED" : "UNVIEWED"} meaning={isViewed ? "running" : "waiting"}>
      {say(isViewed ? "isViewed" : "isUnviewed")}
    </Status>
  );
}
