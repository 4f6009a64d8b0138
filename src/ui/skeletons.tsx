/** Placeholders of the size of the content, so that nothing moves when the content arrives. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className="stack gap-3">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`skeleton h-5 ${i % 3 === 2 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </div>
  );
}

export function SkeletonGrid({
  count,
  className,
  item,
}: {
  count: number;
  className: string;
  item: string;
}) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`skeleton rounded-card ${item}`} />
      ))}
    </div>
  );
}
