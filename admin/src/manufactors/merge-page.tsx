import type { MakerEntity } from "@bupum/shared/catalogue/manufactors/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { api } from "../api.ts";
import { MakerPicker } from "../catalogue/maker-picker.tsx";
import type { MergeLine } from "../catalogue/merge-table.tsx";
import { joinedTexts, MergeChoice, MergeConfirmation } from "../catalogue/merging.tsx";
import { keepMaker, keys, makerDetail } from "../catalogue/queries.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { lineText } from "./maker-lines.ts";
import { MergeResult } from "./merge-result.tsx";

const route = getRouteApi("/_admin/makers/$manufactorId/merge");

/** Merges one maker into another: choose, compare, confirm, see its parts move. */
export function MergeMakerPage() {
  const say = useWords("manufactors");
  const language = useLocale();
  const { manufactorId } = route.useParams();
  const { data: maker, error, refetch } = useQuery(makerDetail(manufactorId));
  return (
    <>
      <Head title={say("merge.title")} />
      <BackLink to="/makers/$manufactorId" params={{ manufactorId }}>
        {maker?.name[language] ?? say("title")}
      </BackLink>
      <h1>{say("merge.title")}</h1>
      {maker?.state === "MERGED" ? (
        <MergeResult maker={maker} />
      ) : maker ? (
        <Choice maker={maker} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={28} />
      )}
    </>
  );
}

function Choice({ maker }: { maker: MakerEntity }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const { into } = route.useSearch();
  const navigate = route.useNavigate();
  const kept = useQuery({ ...makerDetail(into ?? ""), enabled: into !== undefined });
  return (
    <MergeChoice
      hint={say("merge.hint", { name: maker.name[language] })}
      picker={
        <MakerPicker
          label={say("merge.into")}
          value={into}
          except={maker.id}
          onPick={(id) => void navigate({ search: id ? { into: id } : {}, replace: true })}
        />
      }
      kept={kept}
    >
      {kept.data && <Comparison key={kept.data.id} gone={maker} kept={kept.data} />}
    </MergeChoice>
  );
}

function Comparison({ gone, kept }: { gone: MakerEntity; kept: MakerEntity }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const lines = useMergeLines(gone, kept);
  // A shown part must have a shown maker.
  const isHiding = kept.state === "HIDDEN" && gone.productCount > 0;
  return (
    <MergeConfirmation
      lines={lines}
      warning={say("merge.warning", { name: gone.name[language] })}
      obstacle={isHiding ? say("merge.hidden", { name: kept.name[language] }) : undefined}
      name={gone.name[language]}
      merge={() =>
        api.manufactorEntities.merge({
          params: { id: gone.id },
          body: { intoId: kept.id, version: gone.version },
        })
      }
      merged={(merged) => {
        keepMaker(client, merged);
        void client.invalidateQueries({ queryKey: makerDetail(kept.id).queryKey });
        void client.invalidateQueries({ queryKey: keys.products });
      }}
      refused={() => void client.invalidateQueries({ queryKey: keys.makers })}
      onSwap={() =>
        void navigate({
          to: "/makers/$manufactorId/merge",
          params: { manufactorId: kept.id },
          search: { into: gone.id },
          replace: true,
        })
      }
    />
  );
}

const alike = ["name", "country", "website", "introduction"] as const;

/** The texts of both makers, and those that the target will have. */
function useMergeLines(gone: MakerEntity, kept: MakerEntity): MergeLine[] {
  const say = useWords("manufactors");
  const sayCatalogue = useWords("catalogue");
  const format = useFormatter();
  const language = useLocale();
  const own = new Set(Object.values(kept.name));
  const names = [...kept.aliases, ...Object.values(gone.name), ...gone.aliases];
  return [
    ...alike.map((key) => ({
      label: say(`fields.${key}`),
      gone: lineText(gone, key, language),
      kept: lineText(kept, key, language),
      after: lineText(kept, key, language),
    })),
    {
      label: say("state"),
      gone: sayCatalogue(`states.${gone.state}`),
      kept: sayCatalogue(`states.${kept.state}`),
      after: sayCatalogue(`states.${kept.state}`),
    },
    {
      label: say("fields.aliases"),
      gone: lineText(gone, "aliases", language),
      kept: lineText(kept, "aliases", language),
      after: joinedTexts(...names.filter((name) => !own.has(name))),
    },
    {
      label: say("parts"),
      gone: format.number(gone.partCount),
      kept: format.number(kept.partCount),
      after: say("merge.partsAfter"),
    },
    {
      label: say("listings"),
      gone: format.number(gone.merchandiseCount),
      kept: format.number(kept.merchandiseCount),
      after: say("merge.listingsAfter"),
    },
  ];
}
