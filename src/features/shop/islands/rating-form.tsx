'use client';

import { useActionState, useEffect, useState } from 'react';
import { FormStatus } from '#ui/islands/form-status.tsx';
import { saveRating } from '../actions.ts';
import { points } from '../form.ts';
import { ratedCookie } from '../model.ts';

interface RatingFormProps {
  productId: string;
  /** This visitor's rating, rendered only for browsers without scripts; the others fetch it. */
  own: number | null;
  labels: {
    legend: string;
    /** One label for each point. */
    points: readonly string[];
    saving: string;
    saved: string;
    /** Said before the first press. */
    once: string;
    /** Said where another point was given before. */
    kept: string;
  };
}

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.4l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z';

/** The page is the same for everybody, so the visitor's own rating is fetched afterwards. */
async function fetchOwnPoint(productId: string): Promise<number | null> {
  if (!document.cookie.split('; ').includes(`${ratedCookie}=1`)) return null;
  try {
    const answer = await fetch(`/api/rating?${new URLSearchParams({ product: productId })}`);
    const { point } = (await answer.json()) as { point: number | null };
    return point;
  } catch {
    return null;
  }
}

/** Five submit buttons, one for each point: one press rates, with and without scripts. */
export function RatingForm({ productId, own, labels }: RatingFormProps) {
  const [state, save, saving] = useActionState(saveRating, null);
  const [asked, setAsked] = useState<number | null>(null);
  const [pressed, setPressed] = useState(0);

  useEffect(() => {
    let isHere = true;
    void fetchOwnPoint(productId).then((point) => isHere && setAsked(point));
    return () => {
      isHere = false;
    };
  }, [productId]);

  const answered = state && (state.ok ? state.value.point : Number(state.typed['point']?.[0]));
  // Shown at once (optimistically); after a refusal it stays, so that it can be sent again.
  const shown = (saving ? pressed : answered) || asked || own || 0;
  let text = shown ? '' : labels.once;
  if (state?.ok) text = state.value.isOther ? labels.kept : labels.saved;
  else if (state) text = state.faults[0].text;
  return (
    <form action={save}>
      <input type="hidden" name="productId" value={productId} />
      <fieldset>
        <legend className="font-bold">{labels.legend}</legend>
        <div className="mt-1 -ml-2 flex">
          {points.map((point) => (
            <button
              key={point}
              type="submit"
              name="point"
              value={point}
              aria-label={labels.points[point - 1]}
              aria-pressed={point === shown}
              onClick={() => setPressed(point)}
              className={`icon-btn ${point <= shown ? 'text-accent' : 'text-muted'}`}
            >
              <svg aria-hidden="true" width="28" height="28" viewBox="0 0 24 24">
                <path
                  d={star}
                  fill={point <= shown ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                />
              </svg>
            </button>
          ))}
        </div>
      </fieldset>
      <FormStatus
        outcome={state}
        className={`mt-1 min-h-6 text-sm ${state?.ok === false ? 'font-bold text-danger' : 'text-muted'}`}
      >
        {saving ? labels.saving : text}
      </FormStatus>
    </form>
  );
}
