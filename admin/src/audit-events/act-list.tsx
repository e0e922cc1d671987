import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import { auditEntities } from "@bupum/shared/accounts/audit-events/entities";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { paged } from "@bupum/ui/list/paged";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { targetOfEvent } from "../lookups/targets.ts";
import { useCurrentAdmin } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./audit-events.module.css";
import { actList, readActs } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";

const route = getRouteApi("/_admin/audit-events/");

/** What admins did, the newest first, each with a link to its thing (D30-3). */
export function ActList() {
  const say = useWords("auditEvents");
  const search = route.useSearch();
  const words = useEventWords();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(paged(actList(search)))}
      source={{ read: readActs(search) }}
      link={targetOfEvent}
      rowName={(event) => `${words.entity(event.entity)} ${words.step(event)}`}
      search={search}
      keyword={say("keyword")}
      days={search}
      filters={[
        {
          name: "entity",
          label: say("what"),
          all: say("allEntities"),
          choices: auditEntities.map((value) => ({ value, label: say(`entities.${value}`) })),
        },
      ]}
      controls={<WhoseActs />}
      empty={<Empty title={say("none")} />}
    />
  );
}

/** All admins, or oneself. */
function WhoseActs() {
  const say = useWords("auditEvents");
  const self = useCurrentAdmin();
  const { actor } = route.useSearch();
  const navigate = route.useNavigate();
  const next = actor === undefined ? self?.id : undefined;
  return (
    <Button
      variant="default"
      onClick={() =>
        void navigate({
          search: ({ page: _page, cursor: _cursor, ...old }) => ({ ...old, actor: next }),
        })
      }
    >
      {say(actor === undefined ? "onlyMine" : "everybody")}
    </Button>
  );
}

function useColumns(): Column<AuditEvent>[] {
  const column = useColumnKinds();
  const say = useWords("auditEvents");
  const words = useEventWords();
  return [
    column.text("what", say("what"), ({ entity }) => words.entity(entity)),
    column.text("step", say("step"), (event) => words.step(event)),
    {
      key: "details",
      head: say("details"),
      cell: (event) => (
        <span className={styles["details"]}>
          {words.details(event).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      ),
      sheet: (event) => words.details(event).join("\n"),
    },
    column.text("who", say("who"), (event) => words.actor(event)),
    column.moment("at", say("at"), ({ at }) => at),
  ];
}
