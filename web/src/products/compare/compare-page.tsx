import type { Id } from "@bupum/shared/kernel/ids";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconCopy, IconPrinter } from "@tabler/icons-react";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../../layout/head.tsx";
import { product } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import { idsIn } from "./address.ts";
import { chosen } from "./chosen.ts";
import { AskAll } from "./ask-all.tsx";
import { CompareTable } from "./compare-table.tsx";
import { loadReader } from "./rows.ts";
import styles from "./compare-page.module.css";

const route = getRouteApi("/compare");

const specificationReader = queryOptions({
  queryKey: ["specification-reader"],
  queryFn: loadReader,
  staleTime: Infinity,
});

/** Up to four parts side by side; the address alone says which (S2-16). */
export function ComparePage() {
  const say = useWords("compare");
  const ids = idsIn(route.useSearch().ids);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} description={say("description")} hidden={ids.length > 0} />
      {ids.length === 0 ? <Nothing /> : <Comparison ids={ids} />}
    </div>
  );
}

function Nothing() {
  const say = useWords("compare");
  return (
    <>
      <h1>{say("title")}</h1>
      <Empty
        title={say("empty")}
        action={
          <Button renderRoot={(rest) => <Link to="/search" {...rest} />} mih={44}>
            {say("find")}
          </Button>
        }
      >
        {say("emptyHint")}
      </Empty>
    </>
  );
}

function Comparison({ ids }: { ids: readonly Id<"prd">[] }) {
  const say = useWords("compare");
  const navigate = route.useNavigate();
  const read = useQueries({ queries: ids.map((id) => product(id)) });
  const { data: reader } = useQuery(specificationReader);
  // A part that is gone keeps its column; without a connection nothing can be said of any.
  const failed = read.find(({ error }) => error && failureOf(error).status !== 404);
  if (failed)
    return <Failed error={failed.error} again={() => read.forEach((one) => void one.refetch())} />;
  if (!reader || read.some(({ isPending }) => isPending)) return <Loading lines={12} />;
  const columns = ids.map((id, at) => ({ id, of: read[at]?.data }));
  const products = columns.flatMap(({ of }) => of ?? []);
  const drop = (id: string) => {
    chosen.drop(id);
    const left = ids.filter((one) => one !== id).join(",");
    void navigate({ search: { ids: left || undefined }, replace: true, resetScroll: false });
  };
  const swap = (id: string, other: string) => {
    const now = [...new Set(ids.map((one) => (one === id ? other : one)))].join(",");
    void navigate({ search: { ids: now }, replace: true, resetScroll: false });
  };
  return (
    <>
      <div className={styles["bar"]}>
        <h1>{say("title")}</h1>
        <Keep />
        <AskAll products={products} />
      </div>
      <CompareTable columns={columns} reader={reader} onDrop={drop} onSwap={swap} />
    </>
  );
}

/** Ways to give the comparison to somebody else. */
function Keep() {
  const say = useWords("compare");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.done(say("copied"));
    } catch {
      // No clipboard without https or permission.
      toast.failed(say("notCopied"));
    }
  };
  return (
    <>
      <Button
        variant="subtle"
        mih={44}
        px={8}
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {say("copy")}
      </Button>
      <Button
        variant="subtle"
        mih={44}
        px={8}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {say("print")}
      </Button>
    </>
  );
}
