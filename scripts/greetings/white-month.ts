import {
  circle,
  createRandom,
  day,
  finish,
  hills,
  line,
  night,
  path,
  peaks,
  sky,
  times,
  ulzii,
} from './sheet.ts';

/** The first sunrise of the year, which people climb a hill to see. */
export function drawSunrise(): string {
  const [x, y] = [600, 366];
  const rays = times(24, (index) => {
    const angle = (index * Math.PI) / 12;
    const reach = index % 2 === 0 ? 430 : 330;
    const [a, b] = [angle - 0.045, angle + 0.045];
    return path(
      `M${x} ${y}L${x + reach * Math.cos(a)} ${y + reach * Math.sin(a)}L${x + reach * Math.cos(b)} ${y + reach * Math.sin(b)}Z`,
      day('accent'),
      0.2,
    );
  });
  const birds = [
    [300, 150, 1],
    [362, 118, 0.7],
    [866, 176, 0.85],
  ].map(([bx = 0, by = 0, s = 1]) =>
    line(
      `M${bx - 24 * s} ${by - 9 * s}q${12 * s} ${-5 * s} ${24 * s} ${9 * s}q${12 * s} ${-14 * s} ${24 * s} ${-9 * s}`,
      day('primary-strong'),
      5 * s,
    ),
  );
  const ovoo = [
    path('M944 404q8-34 30-52l20-34 22 34q24 18 32 52z', day('muted')),
    ...times(4, (index) => circle(962 + index * 22, 392 - (index % 2) * 14, 9, day('line'), 0.7)),
    line('M994 318V244', day('ink'), 5),
    path('M994 246q30-10 56 8-20 4-30 22-12-10-26-6z', day('primary')),
    path('M994 272q-26-6-48 12 18 2 26 18 10-10 22-8z', day('danger'), 0.9),
  ];
  return finish(
    [
      sky('s', night('primary-strong'), night('accent'), day('accent-tint')),
      ...rays,
      circle(x, y, 210, day('accent'), 0.28),
      circle(x, y, 150, day('accent'), 0.55),
      circle(x, y, 104, night('accent')),
      circle(x, y, 82, day('accent-tint'), 0.55),
      ...birds,
      peaks(
        [
          [0, 372],
          [150, 286],
          [330, 412],
          [452, 330],
          [600, 436],
          [760, 320],
          [890, 396],
          [1070, 282],
          [1200, 352],
        ],
        night('primary'),
      ),
      peaks(
        [
          [0, 452],
          [230, 372],
          [430, 474],
          [640, 410],
          [800, 468],
          [980, 398],
          [1200, 470],
        ],
        day('primary'),
      ),
      ...ovoo,
      hills(
        [
          [0, 500],
          [240, 470],
          [520, 532],
          [820, 478],
          [1200, 520],
        ],
        day('primary-strong'),
      ),
      hills(
        [
          [0, 566],
          [340, 540],
          [720, 590],
          [1200, 556],
        ],
        night('primary-tint'),
      ),
    ],
    { ink: day('surface') },
  );
}

/** A khadag, the blue scarf that is given with both hands. */
export function drawKhadag(): string {
  const folds = times(9, (index) => {
    const top = 92 + index * 46;
    const tones = [
      day('primary'),
      night('primary'),
      day('primary-strong'),
      night('primary-strong'),
    ];
    return path(
      `M-40 ${top + 60}C180 ${top - 110} 380 ${top + 170} 620 ${top + 20}S1010 ${top - 120} 1250 ${top + 10}V${top + 74}C1010 ${top - 50} 860 ${top + 20} 620 ${top + 92}S170 ${top - 26} -40 ${top + 132}Z`,
      tones[index % tones.length] ?? day('primary'),
    );
  });
  const threads = times(9, (index) => {
    const top = 92 + index * 46;
    return line(
      `M-40 ${top + 66}C180 ${top - 104} 380 ${top + 176} 620 ${top + 26}S1010 ${top - 114} 1250 ${top + 16}`,
      day('surface'),
      2,
      0.45,
    );
  });
  const border = times(14, (index) => ulzii(42 + index * 86, 40, 34, day('accent'), 0.9));
  return finish(
    [
      sky('k', day('primary-tint'), day('surface')),
      ...folds,
      ...threads,
      ulzii(300, 300, 108, day('surface'), 0.95),
      ulzii(900, 262, 84, day('surface'), 0.85),
      circle(600, 316, 92, day('accent'), 0.96),
      circle(600, 316, 80, day('accent-tint'), 0.35),
      ulzii(600, 316, 88, day('primary-strong')),
      ...border,
    ],
    { ink: day('primary-strong') },
  );
}

/** Ul boov: cakes in an odd number of layers, with sweets and curds on top. */
export function drawBoov(): string {
  const random = createRandom(7);
  const layers = times(5, (index) => {
    const y = 470 - index * 54;
    const half = 250 - index * 34;
    const crust = index % 2 === 0 ? night('accent') : day('accent');
    const ends = [-1, 1].map((side) =>
      circle(600 + side * (half - 24), y + 22, 15, day('warning'), 0.85),
    );
    const prints = times(Math.max(2, 6 - index), (at) => {
      const px = 600 - half + 78 + at * ((2 * half - 156) / Math.max(1, 5 - index));
      return ulzii(px, y + 22, 20, day('warning'), 0.75);
    });
    return [
      `<rect x="${600 - half}" y="${y}" width="${2 * half}" height="46" rx="23" fill="${crust}"/>`,
      `<rect x="${600 - half + 16}" y="${y + 5}" width="${2 * half - 32}" height="7" rx="3.5" fill="${day('accent-tint')}" opacity="0.7"/>`,
      ...ends,
      ...prints,
    ].join('');
  });
  const sweets = times(34, (index) => {
    const row = Math.floor(index / 12);
    const x = 600 + ((index % 12) - 5.5) * (19 - row * 4);
    const y = 236 - row * 21 - Math.cos(((index % 12) - 5.5) / 3.6) * 14;
    const tones = [day('surface'), day('surface'), day('danger'), day('primary'), day('success')];
    return circle(
      x,
      y,
      11 + random() * 3,
      tones[Math.floor(random() * tones.length)] ?? day('surface'),
    );
  });
  const lattice = times(21, (index) =>
    line(`M${index * 60 - 30} 0l60 60M${index * 60 + 30} 0l-60 60`, night('accent'), 7, 0.75),
  );
  const bowl = [
    path('M196 446h150q-6 76-54 82h-42q-48-6-54-82z', day('primary')),
    path('M196 446h150l-3 18H199z', day('accent')),
    line('M236 420q-14-20 0-40t0-40M276 414q-14-20 0-40t0-40', day('surface'), 6, 0.65),
    ulzii(271, 494, 34, day('surface'), 0.9),
  ];
  const lamp = [
    path('M874 470h120q-8 46-46 50v8h30v10h-88v-10h30v-8q-38-4-46-50z', day('accent')),
    path('M934 462q-34-32 0-84 34 52 0 84z', day('accent'), 0.95),
    path('M934 460q-16-18 0-46 16 28 0 46z', day('surface'), 0.9),
    circle(934, 420, 96, day('accent'), 0.16),
  ];
  return finish(
    [
      sky('b', day('danger'), day('danger'), night('danger-tint')),
      circle(600, 320, 330, day('accent'), 0.14),
      circle(600, 320, 240, day('accent'), 0.14),
      ...lattice,
      `<rect y="540" width="1200" height="90" fill="${night('accent-tint')}"/>`,
      `<rect y="532" width="1200" height="12" fill="${day('accent')}"/>`,
      ...lamp,
      ...bowl,
      `<ellipse cx="600" cy="534" rx="290" ry="26" fill="${day('surface')}"/>`,
      `<ellipse cx="600" cy="528" rx="290" ry="22" fill="${day('line')}"/>`,
      ...layers,
      ...sweets,
    ],
    { ink: day('surface') },
  );
}
