import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useOpened } from "../catalogue/entity-draft.ts";
import { makerDetail } from "../catalogue/queries.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { MakerEditor } from "./maker-editor.tsx";

const route = getRouteApi("/_admin/makers/$manufactorId/edit");

/**
 * Changes one maker. The form keeps the copy that it was opened with, unaffected by later reads.
 */
export function EditMakerPage() {
  const say = useWords("manufactors");
  const { manufactorId } = route.useParams();
  const { data, error, refetch } = useQuery(makerDetail(manufactorId));
  const [maker, open] = useOpened(manufactorId, data);
  return (
    <>
      <Head title={say("edit")} />
      <BackLink to="/makers/$manufactorId" params={{ manufactorId }}>
        {maker?.name.ko ?? say("title")}
      </BackLink>
      <h1>{say("edit")}</h1>
      {maker?.state === "MERGED" ? (
        <p>
          {say("mergedNote")}{" "}
          <Link
            to="/makers/$manufactorId"
            params={{ manufactorId: maker.mergedInto ?? manufactorId }}
          >
            {say("openTarget")}
          </Link>
        </p>
      ) : maker ? (
        <MakerEditor key={`${maker.id} ${maker.version}`} maker={maker} onTheirs={open} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={28} />
      )}
    </>
  );
}
