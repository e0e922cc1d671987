/** One substitution, deletion, insertion, or swap of neighbours apart (Damerau 1964). */
export function isOneEditApart(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const [a, b] = [left.slice(start), right.slice(start)];
  if (a.length === b.length) {
    if (a.slice(1) === b.slice(1)) return true;
    return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  }
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
