import type { LifeLine } from "@bupum/shared/sheets/life-lists/lines";
import { Status } from "@bupum/ui/display/status";
import { useDays } from "@bupum/ui/display/days";
import { Button, FileButton, Group, Stack, Table, Textarea } from "@mantine/core";
import "@mantine/core/styles/Table.layer.css";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { MakerPicker } from "../catalogue/maker-picker.tsx";
import type { MakerId } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";
import { isSayable, type LineResult, type MakersList, useSayLives } from "./life-list.ts";
import styles from "./products.module.css";

/** Lives of many parts by a maker's list: looked at line by line, then said at once (D35-7). */
export function LifeListPage() {
  const say = useWords("products");
  const [manufactorId, setMaker] = useState<MakerId>();
  const [text, setText] = useState("");
  const [looked, setLooked] = useState<MakersList>();
  const read = useMutation({
    mutationFn: async (given: string | File) => {
      // What reads sheets is loaded with the first one.
      const { linesOfFile, linesOfText } = await import("./read-life-list.ts");
      const lines = typeof given === "string" ? linesOfText(given) : await linesOfFile(given);
      if (manufactorId) setLooked({ manufactorId, lines });
    },
  });
  return (
    <Stack maw={960}>
      <Head title={say("lifeList.title")} />
      <BackLink to="/products">{say("title")}</BackLink>
      <h1>{say("lifeList.title")}</h1>
      <p className={styles["hint"]}>{say("lifeList.hint")}</p>
      <MakerPicker
        label={say("fields.manufactorId")}
        value={manufactorId}
        onPick={(id) => {
          setMaker(id);
          setLooked(undefined);
        }}
      />
      <Textarea
        label={say("lifeList.pasted")}
        description={say("lifeList.columns")}
        value={text}
        rows={6}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Group>
        <Button
          disabled={!manufactorId || text.trim() === ""}
          loading={read.isPending}
          onClick={() => read.mutate(text)}
        >
          {say("lifeList.look")}
        </Button>
        <FileButton accept=".xlsx,.csv,.txt" onChange={(file) => file && read.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" disabled={!manufactorId}>
              {say("lifeList.file")}
            </Button>
          )}
        </FileButton>
      </Group>
      {looked && <Looked key={JSON.stringify(looked)} of={looked} />}
    </Stack>
  );
}

function Looked({ of }: { of: MakersList }) {
  const say = useWords("products");
  const { results, left, isLooking, isDone, send } = useSayLives(of);
  if (of.lines.length === 0) return <p role="status">{say("lifeList.none")}</p>;
  return (
    <Stack component="section" aria-labelledby="looked">
      <h2 id="looked">{say("lifeList.lines", { count: of.lines.length })}</h2>
      <p role="status">
        {isLooking
          ? say("lifeList.looking")
          : say(isDone ? "lifeList.said" : "lifeList.found", { count: left })}
      </p>
      {!isDone && (
        <Button
          style={{ alignSelf: "flex-start" }}
          disabled={isLooking || left === 0}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {say("lifeList.send", { count: left })}
        </Button>
      )}
      <Table.ScrollContainer minWidth={640}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say("lifeList.row")}</Table.Th>
              <Table.Th>{say("fields.partNumber")}</Table.Th>
              <Table.Th>{say("lifeList.outcome")}</Table.Th>
              <Table.Th>{say("life.state")}</Table.Th>
              <Table.Th>{say("life.day")}</Table.Th>
              <Table.Th>{say("life.successor")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {of.lines.map((line, at) => (
              <Line key={line.rowNo} of={line} result={results[at]} isDone={isDone} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

interface LineProps {
  of: LifeLine;
  /** Absent while it is looked at, and where the line says no state. */
  result: LineResult | undefined;
  isDone: boolean;
}

function Line({ of: line, result, isDone }: LineProps) {
  const say = useWords("products");
  const days = useDays();
  const { rowNo, partNumber, state, lastOrderDay, successor, said } = line;
  const outcome = isSayable(line) ? result?.outcome : "STATE_UNCLEAR";
  const isFault = outcome !== undefined && outcome !== "CHANGED" && outcome !== "SAME";
  return (
    <Table.Tr>
      <Table.Td>{rowNo}</Table.Td>
      <Table.Td>
        {result?.productId ? (
          <Link to="/products/$productId" params={{ productId: result.productId }}>
            {partNumber}
          </Link>
        ) : (
          partNumber
        )}
      </Table.Td>
      <Table.Td>
        {outcome && (
          <Status of={outcome} meaning={isFault ? "bad" : outcome === "SAME" ? "over" : "good"}>
            {say(
              outcome === "CHANGED" && isDone
                ? "lifeList.outcomes.SAID"
                : `lifeList.outcomes.${outcome}`,
            )}
          </Status>
        )}
      </Table.Td>
      <Table.Td>{state ? say(`life.states.${state}`) : said || "-"}</Table.Td>
      <Table.Td>{lastOrderDay ? days.day(lastOrderDay) : "-"}</Table.Td>
      <Table.Td>{successor ?? "-"}</Table.Td>
    </Table.Tr>
  );
}
