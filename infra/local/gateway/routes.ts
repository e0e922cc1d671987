import type { Match } from "./http-event.ts";

interface Node<Target> {
  literals: Map<string, Node<Target>>;
  parameter?: { node: Node<Target>; name: string };
  /** {name+}: takes one segment or more. */
  greedy?: { node: Node<Target>; name: string };
  targets: Map<string, { routeKey: string; target: Target; names: string[] }>;
}

const emptyNode = <Target>(): Node<Target> => ({ literals: new Map(), targets: new Map() });

type Found<Target> =
  | { found: { routeKey: string; target: Target; names: string[] }; taken: string[] }
  | undefined;

function add<Target>(root: Node<Target>, routeKey: string, target: Target) {
  const [method = "", path] = routeKey.split(" ");
  if (!path) return;
  let node = root;
  const names: string[] = [];
  for (const segment of path.split("/").slice(1)) {
    const name = /^\{(.+?)(\+?)\}$/.exec(segment);
    if (!name) {
      if (!node.literals.has(segment)) node.literals.set(segment, emptyNode());
      node = node.literals.get(segment)!;
      continue;
    }
    names.push(name[1]!);
    const kind = name[2] ? "greedy" : "parameter";
    node[kind] ??= { node: emptyNode(), name: name[1]! };
    node = node[kind].node;
  }
  node.targets.set(method, { routeKey, target, names });
}

function find<Target>(
  node: Node<Target>,
  segments: string[],
  at: number,
  method: string,
  taken: string[],
): Found<Target> {
  if (at === segments.length) {
    const found = node.targets.get(method) ?? node.targets.get("ANY");
    return found && { found, taken };
  }
  const segment = segments[at]!;
  const literal = node.literals.get(segment);
  const byLiteral = literal && find(literal, segments, at + 1, method, taken);
  if (byLiteral) return byLiteral;
  if (node.parameter && segment !== "") {
    const found = find(node.parameter.node, segments, at + 1, method, [...taken, segment]);
    if (found) return found;
  }
  if (!node.greedy) return undefined;
  const rest = [...taken, segments.slice(at).join("/")];
  return find(node.greedy.node, segments, segments.length, method, rest);
}

/** Chooses a route as API Gateway does: literal over {p} over {p+}, method over ANY, $default last. */
export function routesOf<Target>(routes: { routeKey: string; target: Target }[]) {
  const root = emptyNode<Target>();
  const fallback = routes.find(({ routeKey }) => routeKey === "$default");
  for (const { routeKey, target } of routes) add(root, routeKey, target);

  /** Takes the path as it was sent: an encoded slash is part of its segment. Throws URIError. */
  return (method: string, path: string): (Match & { target: Target }) | undefined => {
    const segments = path.split("/").slice(1);
    const decoded = path.includes("%") ? segments.map(decodeURIComponent) : segments;
    const match = find(root, decoded, 0, method, []);
    if (!match) return fallback && { routeKey: "$default", target: fallback.target };
    const { found, taken } = match;
    const { routeKey, target, names } = found;
    if (names.length === 0) return { routeKey, target };
    const pathParameters: Record<string, string> = {};
    for (const [index, name] of names.entries()) pathParameters[name] = taken[index]!;
    return { routeKey, target, pathParameters };
  };
}
