/** A prefix of three letters has at most so many words; where a shop has more, the most frequent are stored. */
const MOST_WORDS = 64;

/**
 * Fills `search_beginning`: for one letter with the prefixes of two letters that the index has, for three letters and
 * more with the words themselves.
 */
export function toBeginningStatements(): string[] {
  return [
    'DELETE FROM search_beginning',
    `INSERT INTO search_beginning (beginning, words)
SELECT substr(head, 1, 1),
  group_concat('"' || head || CASE length(head) WHEN 1 THEN '"' ELSE '" *' END, ' OR ')
FROM (SELECT DISTINCT substr(term, 1, 2) AS head FROM search_word) GROUP BY 1`,
    `WITH RECURSIVE
  word AS MATERIALIZED (SELECT term, doc FROM search_word WHERE length(term) >= 3),
  size (n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM size WHERE n < 64),
  begun AS (SELECT substr(term, 1, n) AS beginning, term,
    row_number() OVER (PARTITION BY substr(term, 1, n) ORDER BY doc DESC) AS place
    FROM word JOIN size ON n <= length(term))
INSERT INTO search_beginning (beginning, words)
SELECT beginning, group_concat('"' || term || '"', ' OR ') FROM begun
WHERE place <= ${MOST_WORDS} GROUP BY beginning`,
  ];
}
